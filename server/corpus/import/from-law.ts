/** Converts laws and customs rules to records. */
import type { LawRecord } from '../../libraries/law/record'
import type { Paragraph } from '../../records'
import { beginOf } from './effective-day'
import type { CustomsRuleRow, LawRow } from './rows'

const STATE = '中华人民共和国'
/** Longer names first: 个人所得税 contains 所得税. */
const TAXES = [
  '企业所得税',
  '个人所得税',
  '增值税',
  '消费税',
  '城镇土地使用税',
  '土地增值税',
  '房产税',
  '契税',
  '印花税',
  '资源税',
  '车辆购置税',
  '车船税',
  '环境保护税',
  '耕地占用税',
  '烟叶税',
  '城市维护建设税',
  '船舶吨税',
  '关税',
]
const FISCAL = /税|海关|发票|会计/

const DRAFT = '征求意见稿或草案'

export const taxesIn = (text: string) => TAXES.filter(tax => text.includes(tax))
export const linesOf = (paragraphs: Paragraph[]) => paragraphs.flatMap(({ text }) => text.split('\n'))

const authoritiesIn = (text: string | null | undefined) => (text ?? '').split(/[、\s]+/).filter(Boolean)
const shortNames = (title: string) => (title.startsWith(STATE) ? [title.slice(STATE.length)] : [])

export const lawOf = (row: LawRow): LawRecord => ({
  lid: row.lid,
  title: row.title,
  aliases: shortNames(row.title),
  effLevel: row.eff_level,
  timeLimited: row.time_limited,
  authorities: authoritiesIn(row.dispatch_authority),
  documentNumber: row.document_number || undefined,
  region: row.region ? [row.region] : [],
  postingDate: row.posting_date || undefined,
  effectiveDate: row.time_limited === DRAFT ? undefined : beginOf(row),
  info: row.info,
  preamble: row.preamble,
  articles: row.articles.map(({ no, path, text }) => ({ no, path, text, history: [] })),
  tail: row.tail ?? [],
  citedLaws: [],
  related: [],
  fiscal: FISCAL.test(row.title),
  taxTypes: taxesIn(row.title),
})

export const customsRuleOf = (row: CustomsRuleRow): LawRecord => ({
  lid: row.xid,
  title: row.title,
  aliases: [],
  effLevel: row.eff_level === '海关规章' ? '部门规章' : '部门规范性文件',
  timeLimited: row.time_limited === '有效' ? '现行有效' : row.time_limited,
  authorities: authoritiesIn(row.dispatch_authority),
  documentNumber: row.document_number || undefined,
  region: [],
  postingDate: row.posting_date || undefined,
  effectiveDate: beginOf({ ...row, info: [] }),
  info: [],
  preamble: linesOf(row.paragraphs),
  articles: [],
  tail: [],
  citedLaws: [],
  related: [],
  fiscal: true,
  taxTypes: [...new Set(['关税', ...taxesIn(row.title)])],
})
