/** What whole answers have in common. */
export interface GoodReply {
  read: (answer: unknown) => unknown
  reply: unknown
}

export const facets = [
  { name: '江苏省', value: '江苏省', count: 3, hasChildren: true, children: [{ name: '南京市', count: 2 }] },
]
export const paragraphs = [{ lableName: '裁判理由', subParagraphs: [{ text: '本院认为，应当支付<em>违约金</em>。' }] }]
export const law = {
  lid: 'l1',
  title: '某法',
  time_limited: '现行有效',
  eff_level: '法律',
  hitResult: '第一条',
  dispatch_authority: '某机关',
  document_number: '第1号',
  effective_date: '2024-03-05',
  posting_date: '2024-01-01',
}
export const versions = [{ lid: 'l0', title: '旧法', text: '旧文', actionName: '修正' }]
