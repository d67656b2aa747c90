/**
 * The kinds of cases. A statement of facts belongs to one of them. A law belongs to the kind of the cases in which it
 * is usually applied.
 */
export const CASE_KINDS = ['民事', '刑事', '行政'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** The name of the dimension for the kind of a case. */
export const CASE_KIND_DIMENSION = '案件类型'

const CRIMINAL = /刑法|刑事|监狱|犯罪(?!嫌疑(?!人))|定罪|社区矫正/
const ADMINISTRATIVE =
  /行政(?:处罚|诉讼|复议|许可|强制|案件|赔偿|行为|协议|申请再审|机关负责人|执法)|治安管理|国家赔偿|征收与补偿|信息公开|税收征收管理|城乡规划法|土地管理法/

/** Returns the kind of the cases in which a law is usually applied. */
export function caseKindOfLaw(title: string): CaseKind {
  if (CRIMINAL.test(title)) return '刑事'
  return ADMINISTRATIVE.test(title) ? '行政' : '民事'
}
