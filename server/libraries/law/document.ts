/** Converts a law record to an engine document. Its lines become blocks, and other fields the payload. */
import type { LawArticleRecord, LawRecord } from './record'
import type { EngineBlock, EngineDocument } from '../../engine/port'
import { DAY_FORMAT, onCalendar } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { type DatedStatus, statusChanges } from '@domain/law-time/status-on'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { datedValue } from '../../search/dated-values'
import * as from from '../fields'

export interface LawPayload extends Omit<LawRecord, 'articles' | 'info' | 'preamble' | 'tail' | 'citedLaws'> {
  /**
   * `info`, `preamble` and `tail` are numbers of blocks. The blocks of the document are, in order: the adoption lines,
   * the preamble, one block for each article, and the tail.
   */
  info: number
  preamble: number
  tail: number
  articles: Array<Omit<LawArticleRecord, 'text'>>
}

const plain = (lines: string[]): EngineBlock[] => lines.map(text => ({ scope: '', text }))

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
/**
 * Returns the weight, by which equally relevant laws are ordered. It grows with the level. It is greater for laws in
 * force, and a little greater for laws of unknown status.
 */
const weightOf = ({ effLevel, timeLimited }: Pick<LawRecord, 'effLevel' | 'timeLimited'>) =>
  (STATUS_WEIGHTS[timeLimited] ?? 0) + (['宪法', '法律'].includes(effLevel) ? 2 : effLevel === '司法解释' ? 1 : 0)

type Days = Pick<LawRecord, 'effectiveDate' | 'repealedDate' | 'mayEndFrom' | 'expiry' | 'timeLimited'>

/**
 * Returns the first day on which the law may have ended: `mayEndFrom`, or the day after its stated validity. The
 * validity is ignored if the status is unknown.
 */
function mayEndDay({ mayEndFrom, expiry, timeLimited }: Days): string | undefined {
  const after = expiry && timeLimited !== LAW_STATUS.unknown && onCalendar(expiry.day).add(1, 'day').format(DAY_FORMAT)
  return [mayEndFrom, after].filter(day => typeof day === 'string').sort()[0]
}

const daysOf = (law: Days) =>
  from.presentNumbers({
    effectiveDate: from.numberOfDay(law.effectiveDate),
    repealedDate: from.numberOfDay(law.repealedDate),
    mayEndFrom: from.numberOfDay(mayEndDay(law)),
  })

/** Returns the status on the day of the import. If it changes later, adds each later status with its day. */
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
    ...record.articles.map(({ no, text }): EngineBlock => ({ scope: '', no, text: `${no} ${text}` })),
    ...plain(record.tail),
  ],
  names: {
    authority: record.authorities,
    documentNumber: from.plainDocumentNumbers(record.documentNumber),
    alias: record.aliases,
    citedLaw: from.citedLawNames(record.citedLaws, record.postingDate),
  },
  values: {
    name: from.distinctValues([record.title, ...record.aliases].map(name => plainLawName(name))),
    effLevel: from.presentValues(record.effLevel),
    timeLimited: statusValues(record),
    region: from.presentValues(from.treePath(record.region)),
    regionName: record.region,
    authority: record.authorities,
    year: from.presentValues(record.postingDate?.slice(0, 4)),
    citedLaw: from.citationIndexValues(record.citedLaws, record.postingDate),
    fiscal: record.fiscal ? ['1'] : [],
    taxType: record.taxTypes,
    repealKey: from.distinctValues([record.title, ...record.aliases].map(repealKey)),
    repeals: from.distinctValues((record.repeals ?? []).map(({ title }) => repealKey(title))),
  },
  numbers: { ...from.presentNumbers({ postingDate: from.numberOfDay(record.postingDate) }), ...daysOf(record) },
  weight: weightOf(record),
  payload: payloadOf(record),
})

const payloadIn = ({ payload }: EngineDocument) => payload as LawPayload

/** Returns the articles of a law document. */
export function articlesOfDocument(document: EngineDocument): Array<{ no: string; text: string }> {
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
type HistoryOf = (no: string) => LawArticleRecord['history']

/** Returns the document with changed dates or status, and the same text. `historyOf` gives new article histories. */
export function withLawDates(document: EngineDocument, time: Time, historyOf?: HistoryOf): EngineDocument {
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
