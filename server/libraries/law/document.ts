/** Builds the engine document of a law: its lines as blocks, everything else in the payload. */
import type { ArticleRecordOfLaw, LawRecord } from './record'
import type { Block, EngineDocument } from '../../engine/port'
import { DAY, onCalendar } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { type DatedStatus, statusChanges } from '@domain/law-time/status-on'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { datedValue } from '../../search/dated-values'
import * as from from '../fields'

export interface LawPayload extends Omit<LawRecord, 'articles' | 'info' | 'preamble' | 'tail' | 'citedLaws'> {
  /**
   * The number of adoption lines. The blocks are these lines, then `preamble` blocks, the articles, and `tail` blocks.
   */
  info: number
  preamble: number
  tail: number
  articles: Array<Omit<ArticleRecordOfLaw, 'text'>>
}

const plain = (lines: string[]): Block[] => lines.map(text => ({ scope: '', text }))

function payloadOf(record: LawRecord): LawPayload {
  const { articles, info, preamble, tail, citedLaws, ...shown } = record
  void citedLaws
  return {
    ...shown,
    info: info.length,
    preamble: preamble.length,
    tail: tail.length,
    articles: articles.map(({ no, path, history }) => ({ no, path, history })),
  }
}

const STATUS_WEIGHTS: Record<string, number> = { [LAW_STATUS.inForce]: 4, [LAW_STATUS.unknown]: 2 }
/** Among equally relevant laws those in force rank first, then those of a higher level. */
const weightOf = ({ effLevel, timeLimited }: Pick<LawRecord, 'effLevel' | 'timeLimited'>) =>
  (STATUS_WEIGHTS[timeLimited] ?? 0) + (['宪法', '法律'].includes(effLevel) ? 2 : effLevel === '司法解释' ? 1 : 0)

type Days = Pick<LawRecord, 'effectiveDate' | 'repealedDate' | 'mayEndFrom' | 'expiry' | 'timeLimited'>

/**
 * The first day on which the law may have ended: a later version is published, or the stated validity is over. The
 * validity proves nothing about a law of unknown status, which may have ended before.
 */
function mayEndDay({ mayEndFrom, expiry, timeLimited }: Days): string | undefined {
  const after = expiry && timeLimited !== LAW_STATUS.unknown && onCalendar(expiry.day).add(1, 'day').format(DAY)
  return [mayEndFrom, after].filter(day => typeof day === 'string').sort()[0]
}

const daysOf = (law: Days) =>
  from.numbersOf({
    effectiveDate: from.numberOfDay(law.effectiveDate),
    repealedDate: from.numberOfDay(law.repealedDate),
    mayEndFrom: from.numberOfDay(mayEndDay(law)),
  })

/** The status of the import's day and, if it changes on later days, all of its statuses with their days. */
const statusValues = (law: DatedStatus) => [
  ...from.presentValues(law.timeLimited),
  ...datedValue(
    law.timeLimited,
    statusChanges(law).map(({ day, timeLimited }) => ({ day, value: timeLimited })),
  ),
]

export const lawDocument = (record: LawRecord): EngineDocument => ({
  id: record.lid,
  title: record.title,
  blocks: [
    ...plain(record.info),
    ...plain(record.preamble),
    ...record.articles.map(({ no, text }): Block => ({ scope: '', no, text: `${no} ${text}` })),
    ...plain(record.tail),
  ],
  names: {
    authority: record.authorities,
    documentNumber: from.numbered(record.documentNumber),
    alias: record.aliases,
    citedLaw: from.citedNames(record.citedLaws, record.postingDate),
  },
  values: {
    name: from.unique([record.title, ...record.aliases].map(name => plainLawName(name))),
    effLevel: from.presentValues(record.effLevel),
    timeLimited: statusValues(record),
    region: from.presentValues(from.pathOf(record.region)),
    regionName: record.region,
    authority: record.authorities,
    year: from.presentValues(record.postingDate?.slice(0, 4)),
    citedLaw: from.citedValues(record.citedLaws, record.postingDate),
    fiscal: record.fiscal ? ['1'] : [],
    taxType: record.taxTypes,
    repealKey: from.unique([record.title, ...record.aliases].map(repealKey)),
    repeals: from.unique((record.repeals ?? []).map(({ title }) => repealKey(title))),
  },
  numbers: { ...from.numbersOf({ postingDate: from.numberOfDay(record.postingDate) }), ...daysOf(record) },
  weight: weightOf(record),
  payload: payloadOf(record),
})

const payloadIn = ({ payload }: EngineDocument) => payload as LawPayload

/** The articles of an indexed law. */
export function articlesIn(document: EngineDocument): Array<{ no: string; text: string }> {
  const { info, preamble, articles } = payloadIn(document)
  const blocks = document.blocks.slice(info + preamble)
  return articles.map(({ no }, at) => ({ no, text: (blocks[at]?.text ?? '').slice(no.length + 1) }))
}

type Time = Partial<
  Pick<
    LawRecord,
    | 'effectiveDate'
    | 'effectiveGround'
    | 'timeLimited'
    | 'repealedDate'
    | 'mayEndFrom'
    | 'standingGround'
    | 'later'
    | 'expiry'
    | 'stated'
    | 'suspendedBy'
  >
>
type HistoryOf = (no: string) => ArticleRecordOfLaw['history']

/** Returns the document with other dates or another status. Its text stays the same. */
export function withTime(document: EngineDocument, time: Time, historyOf?: HistoryOf): EngineDocument {
  const payload = { ...payloadIn(document), ...time }
  const { effectiveDate, repealedDate, mayEndFrom, ...numbers } = document.numbers
  void [effectiveDate, repealedDate, mayEndFrom]
  return {
    ...document,
    values: { ...document.values, timeLimited: statusValues(payload) },
    numbers: { ...numbers, ...daysOf(payload) },
    weight: weightOf(payload),
    payload: historyOf
      ? { ...payload, articles: payload.articles.map(article => ({ ...article, history: historyOf(article.no) })) }
      : payload,
  }
}
