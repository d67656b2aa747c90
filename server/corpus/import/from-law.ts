/** Converts laws and customs rules to records. */
import type { LawRecord } from '../../libraries/law/record'
import type { Paragraph } from '../../records'
import { type DatedText, effectiveDayOf } from '@domain/law-time/effective-day'
import { readRepeals } from '@domain/law-time/repeals'
import { readLawStatus } from '@domain/law-time/source-status'
import { LAW_STATUS } from '@domain/law-time/statuses'
import type { Context } from './context'
import type { CustomsRuleRow, LawRow } from './rows'

const STATE = '中华人民共和国'
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

const LONGEST_FIRST = [...TAXES].sort((a, b) => b.length - a.length)

/** 土地增值税 contains 增值税: the shorter name counts only where it stands alone. */
export function taxesIn(text: string): string[] {
  let rest = text
  const taxes = LONGEST_FIRST.filter(tax => {
    const isNamed = rest.includes(tax)
    if (isNamed) rest = rest.replaceAll(tax, '、')
    return isNamed
  })
  return TAXES.filter(tax => taxes.includes(tax))
}
export const linesOf = (paragraphs: Paragraph[]) => paragraphs.flatMap(({ text }) => text.split('\n'))

const authoritiesIn = (text: string | null | undefined) => (text ?? '').split(/[、\s]+/).filter(Boolean)
const shortNames = (title: string) => (title.startsWith(STATE) ? [title.slice(STATE.length)] : [])

/** Converts the source's word for a status to our status. */
function statusOf(word: string, { remark }: Context): Pick<LawRecord, 'timeLimited' | 'standingGround'> {
  const status = readLawStatus(word)
  if (status === undefined) remark(`the status "${word}" is not known, so its standing is ${LAW_STATUS.unknown}`)
  return status === undefined || status === LAW_STATUS.unknown
    ? { timeLimited: LAW_STATUS.unknown }
    : { timeLimited: status, standingGround: { kind: 'source' } }
}

/** Returns the first day in force and what states it. Remarks on days that contradict each other. */
function effectiveOf(text: DatedText, { remark }: Context): Pick<LawRecord, 'effectiveDate' | 'effectiveGround'> {
  const { effective, contradictions } = effectiveDayOf(text)
  if (!effective) return {}
  const { day, ground: kind, basis } = effective
  for (const other of contradictions)
    remark(
      `${text.title}: ${other.day} (${other.basis ?? other.ground}) contradicts ${day} (${basis ?? kind}), which is taken`,
    )
  return { effectiveDate: day, effectiveGround: basis === undefined ? { kind } : { kind, basis } }
}

const repealsOf = (texts: string[], numbers: string[]): Pick<LawRecord, 'repeals'> => {
  const repeals = readRepeals(texts).map(({ title, isPartial, at }) => ({
    title,
    ...(numbers[at] ? { article: numbers[at] } : {}),
    ...(isPartial ? { isPartial } : {}),
  }))
  return repeals.length ? { repeals } : {}
}

function timeOf(row: LawRow, context: Context) {
  const status = statusOf(row.time_limited, context)
  const texts = row.articles.length ? row.articles.map(({ text }) => text) : [...row.preamble, ...(row.tail ?? [])]
  const posted = row.posting_date || undefined
  const { title, info } = row
  const dated = { title, info, articles: texts, posted, stated: row.effective_date || undefined }
  return {
    ...status,
    ...(status.timeLimited === LAW_STATUS.draft
      ? {}
      : effectiveOf({ ...dated, decision: context.decisions.decisionOf(dated) }, context)),
    ...repealsOf(
      texts,
      row.articles.map(({ no }) => no),
    ),
  }
}

export const lawOf = (row: LawRow, context: Context): LawRecord => ({
  lid: row.lid,
  title: row.title,
  aliases: shortNames(row.title),
  effLevel: row.eff_level,
  authorities: authoritiesIn(row.dispatch_authority),
  documentNumber: row.document_number || undefined,
  region: row.region ? [row.region] : [],
  postingDate: row.posting_date || undefined,
  ...timeOf(row, context),
  info: row.info,
  preamble: row.preamble,
  articles: row.articles.map(({ no, path, text }) => ({ no, path, text, history: [] })),
  tail: row.tail ?? [],
  citedLaws: [],
  related: [],
  fiscal: FISCAL.test(row.title),
  taxTypes: taxesIn(row.title),
})

export const customsRuleOf = (row: CustomsRuleRow, context: Context): LawRecord => ({
  lid: row.xid,
  title: row.title,
  aliases: [],
  effLevel: row.eff_level === '海关规章' ? '部门规章' : '部门规范性文件',
  ...statusOf(row.time_limited, context),
  authorities: authoritiesIn(row.dispatch_authority),
  documentNumber: row.document_number || undefined,
  region: [],
  postingDate: row.posting_date || undefined,
  ...effectiveOf(
    {
      title: row.title,
      info: [],
      articles: linesOf(row.paragraphs),
      posted: row.posting_date || undefined,
      stated: row.effective_date || undefined,
    },
    context,
  ),
  info: [],
  preamble: linesOf(row.paragraphs),
  articles: [],
  tail: [],
  citedLaws: [],
  related: [],
  fiscal: true,
  taxTypes: [...new Set(['关税', ...taxesIn(row.title)])],
})
