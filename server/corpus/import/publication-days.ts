/** Corrects days of publication that sources state wrongly. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repealKey } from '@domain/citation/law-names'
import { daysIn } from '@domain/law-time/written-days'
import type { ImportContext } from './context'
import type { LawRow } from './rows'

/**
 * A correction in `data/publication-days.json`. `source` names the order that states the true day, or the place where
 * the day was read.
 */
interface PublicationDay {
  title: string
  /** The wrong day that a source states. Other versions of the law have other days. */
  stated: string
  /** The true day of publication. */
  posted: string
  source: string
}

const FILE = path.join(__dirname, 'data/publication-days.json')
const keyOf = (title: string, stated: string) => `${repealKey(title)} ${stated}`

const bundled = new Map(
  (JSON.parse(readFileSync(FILE, 'utf8')) as PublicationDay[]).map(day => [keyOf(day.title, day.stated), day]),
)

const ADOPTED = /通过|(?:审判|检察)委员会|(?:部务|常务|办公)会议/
const BEGINS = /施行|实施|生效/
/** Matches lines on a publication, and on the adoption by a congress, whose laws are published the same day. */
const PUBLISHED = /公布|发布|颁布|印发|令第|修正|修订|修改|人民代表大会/

/**
 * Returns what a stated day of publication really is, according to the adoption lines. Returns `undefined` if they do
 * not contradict the source. Ministries and courts publish after the adoption, and often before the first day.
 */
function otherMeaningOf(day: string, { info, effective_date }: LawRow): string | undefined {
  const lines = info.filter(line => daysIn(line).includes(day))
  if (lines.length === 0 || lines.some(line => PUBLISHED.test(line))) return undefined
  if (lines.every(line => ADOPTED.test(line))) return 'the day of the adoption'
  const isFirstDay = effective_date === day && lines.every(line => BEGINS.test(line))
  return isFirstDay && info.some(line => ADOPTED.test(line)) ? 'the first day in force' : undefined
}

/**
 * Returns the row with its true day of publication, or without a day if only a wrong one is stated. A first day in
 * force equal to the wrong day is dropped too, unless the adoption lines confirm it.
 */
export function withPublicationDay(row: LawRow, { remark }: Pick<ImportContext, 'remark'>): LawRow {
  const { title, posting_date: stated, effective_date: effective } = row
  if (!stated) return row
  const correction = bundled.get(keyOf(title, stated))
  const meaning = correction ? undefined : otherMeaningOf(stated, row)
  if (correction?.posted === stated || (!correction && !meaning)) return row
  remark(
    correction
      ? `${title}: the day of publication is ${correction.posted} (${correction.source}); ${stated} (source) is not used`
      : `${title}: ${stated} is ${meaning}, so its day of publication is not known`,
  )
  const isDoubtful = effective === stated && !row.info.some(line => BEGINS.test(line) && daysIn(line).includes(stated))
  return { ...row, posting_date: correction?.posted, effective_date: isDoubtful ? undefined : effective }
}
