/** The kinds of documents that courts issue. */
export type DocumentKind = '判决' | '裁定' | '决定' | '通知' | '调解'

const KINDS: Record<string, DocumentKind> = {
  ...{ 判决: '判决', 裁定: '裁定', 决定: '决定', 通知: '通知', 调解: '调解' },
  ...{ 判: '判决', 裁: '裁定' },
}

/** Returns the kind of a document from its full name: 民事判决书 → 判决. */
export const documentKind = (type: string): DocumentKind | undefined =>
  KINDS[/判决|裁定|决定|通知|调解/.exec(type)?.[0] ?? '']

/** Matches the kind of a document directly after its number: 民事判决书, 驳回申诉通知. */
export const DOCUMENT_NOUN =
  /^[”"』」》）]{0,2}《?(?:第?[一二]审|终审|再审|初审|已?(?:经)?(?:发生法律效力|生效)的?)?(?:民事|刑事|行政|执行|国家赔偿|行政赔偿|刑附民|刑事附带民事)?(?:附带民事|附带)?(?:驳回(?:申诉|再审申请)|再审|指令再审|执行|拘留|罚款|支付令)?(判决|裁定|决定|通知|调解|判(?![处令])|裁(?!判))/

/** Returns the kind of document that the text begins with. The text follows a case number. */
export const documentKindAfter = (text: string): DocumentKind | undefined => KINDS[DOCUMENT_NOUN.exec(text)?.[1] ?? '']
