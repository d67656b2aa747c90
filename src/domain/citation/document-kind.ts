/**
 * Adds the kind of case to a document kind: 判决书 in a civil case → 民事判决书. Other document kinds stay unchanged.
 */
export function fullDocumentKind(document: string, caseType: string): string {
  const isPlain = /^(?:判决书|裁定书|调解书)$/.test(document)
  const branch = { 民事: '民事', 刑事: '刑事', 行政: '行政', 执行: '执行', 国家赔偿: '' }[caseType] ?? ''
  return isPlain ? branch + document : document
}
