/** The outcomes of reviews of earlier decisions, and the words of operative parts that state them. */

export const REVIEW_OUTCOMES = {
  upheld: '维持',
  partlyChanged: '部分改判',
  changed: '改判',
  revoked: '撤销',
  remanded: '发回重审',
  dismissed: '驳回起诉',
  refused: '驳回再审申请',
  retrial: '指令再审',
  takenUp: '提审',
  approved: '核准',
  settled: '调解',
  appealWithdrawn: '撤回上诉',
  suitWithdrawn: '撤诉',
  petitionWithdrawn: '撤回再审申请',
} as const

export type ReviewOutcome = keyof typeof REVIEW_OUTCOMES

const REVOKES = /撤销|撤消/
const REMANDS = /发回[^。；]{0,40}(?:重审|重新审判|重新审理)|发还[^。；]{0,40}重审/
/** A pattern for words that name only a part of a decision, such as one of its items. */
const ITEM =
  '(?:判决|裁定|主文|判项|条)?[^。；，]{0,12}(?:第[一二三四五六七八九十、,，\\d第至-]{1,20}[项款]|部分|量刑|定罪|内容|诉讼费)'
/** A comma before what takes the place of the decision, or before the fees, ends the words on the decision. */
const REVOKES_PART = new RegExp(
  `(?:撤销|变更)(?:[^。；，]|，(?!驳回|改判|[^。；，]{0,8}诉讼费|[^。；，]{0,30}(?:给付|支付|赔偿|返还))){0,80}?${ITEM}`,
)
const UPHOLDS_PART = new RegExp(`维持[^。；]{0,120}?${ITEM}`)

/** A pattern for the words before a withdrawal that a court permits. 不准许 and 不予准许 refuse it. */
const PERMITS = '(?:^|[^不予]|[^不]予)(?:准许|准予|同意)[^。；]{0,200}'

/**
 * Patterns of words that determine the outcome without further words. The first match decides. Only `refused` and
 * `retrial` do not hold if the text also revokes a decision.
 */
const ALONE: Array<[words: RegExp, outcome: ReviewOutcome]> = [
  [new RegExp(`${PERMITS}撤回(?:再审申请|申诉|再审请求)|按[^。；]{0,80}撤回再审申请处理`), 'petitionWithdrawn'],
  [new RegExp(`${PERMITS}撤回(?:上诉|抗诉)|按[^。；]{0,80}撤回上诉处理`), 'appealWithdrawn'],
  [
    new RegExp(`${PERMITS}(?:撤回起诉|撤诉|撤回对[^。；]{0,80}起诉)|按[^。；]{0,80}(?:撤诉|撤回起诉)处理`),
    'suitWithdrawn',
  ],
  [/(?:驳回|不予支持)[^。；]{0,300}(?:再审申请|申诉|再审请求)/, 'refused'],
  [/指令[^。；]{2,60}(?:再审|审理|审判)|由[^。；]{2,30}法院(?:另行组成合议庭)?(?:对本案)?(?:进行)?再审/, 'retrial'],
  [/提审|本案由本院(?:进行)?再审|对本案(?:进行|提起)再审/, 'takenUp'],
]

/** Returns the outcome that an operative part, or a report on one, states. Returns `undefined` for an unclear text. */
export function outcomeIn(text: string): ReviewOutcome | undefined {
  if (/不(?:予)?核准/.test(text)) return REMANDS.test(text) || REVOKES.test(text) ? 'remanded' : undefined
  if (REVOKES.test(text) && REMANDS.test(text)) return 'remanded'
  if (/^\s*(?:一、)?核准/.test(text)) return /撤销[^。；]{2,40}法院/.test(text) ? 'partlyChanged' : 'approved'
  if (REMANDS.test(text)) return 'remanded'
  const alone = ALONE.find(([words]) => words.test(text))?.[1]
  if (alone === 'suitWithdrawn' || alone === 'takenUp') return alone
  // If only one of several appeals or petitions is withdrawn, the decision on the others counts.
  if ((alone === 'appealWithdrawn' || alone === 'petitionWithdrawn') && !/撤销|撤消|变更|改判|维持/.test(text))
    return alone
  if (alone === 'refused' && !REVOKES.test(text)) return alone
  if (alone === 'retrial') return REVOKES.test(text) ? 'revoked' : alone
  if (UPHOLDS_PART.test(text) && !/驳回(?:上诉|抗诉)[^。；]{0,20}维持/.test(text)) return 'partlyChanged'
  if (REVOKES_PART.test(text)) return 'partlyChanged'
  if (REVOKES.test(text)) {
    if (/移送|继续审理|由[^。；]{2,40}(?:法院|本院)[^。；]{0,10}(?:审理|受理|立案)/.test(text)) return 'revoked'
    if (/驳回[^。；]{0,120}起诉/.test(text)) return 'dismissed'
    return /终结/.test(text) ? 'revoked' : 'changed'
  }
  if (/变更/.test(text)) return 'partlyChanged'
  if (/改判/.test(text)) return 'changed'
  if (/同意原审?判/.test(text)) return 'upheld'
  if (/核准/.test(text)) return 'approved'
  if (/维持/.test(text)) return 'upheld'
  if (/^[^。；]{0,80}驳回(?:[^。；]{0,40}的?)?(?:上诉|抗诉)/.test(text)) return 'upheld'
  return alone
}
