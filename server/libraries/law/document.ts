/** Builds the engine document of a law: its lines as blocks, everything else in the payload. */
import type { ArticleRecordOfLaw, LawRecord } from './record'
import type { Block, EngineDocument } from '../../engine/port'
import { lawName } from '../../search/law-names'
import * as from from '../fields'

export interface LawPayload extends Omit<LawRecord, 'articles' | 'info' | 'preamble' | 'tail' | 'citedLaws'> {
  /** The numbers of leading blocks of each kind, in order. The other blocks are articles, except the last `tail`. */
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

/** Among equally relevant laws those in force rank first, then those of a higher level. */
const weightOf = ({ effLevel, timeLimited }: Pick<LawRecord, 'effLevel' | 'timeLimited'>) =>
  (timeLimited === '现行有效' ? 4 : 0) + (['宪法', '法律'].includes(effLevel) ? 2 : effLevel === '司法解释' ? 1 : 0)

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
    citedLaw: from.citedNames(record.citedLaws),
  },
  values: {
    name: from.unique([record.title, ...record.aliases].map(lawName)),
    effLevel: from.present(record.effLevel),
    timeLimited: from.present(record.timeLimited),
    region: from.present(from.pathOf(record.region)),
    regionName: record.region,
    authority: record.authorities,
    year: from.present(record.postingDate?.slice(0, 4)),
    citedLaw: from.citedValues(record.citedLaws),
    fiscal: record.fiscal ? ['1'] : [],
    taxType: record.taxTypes,
  },
  numbers: from.numbersOf({
    postingDate: from.numberOfDay(record.postingDate),
    effectiveDate: from.numberOfDay(record.effectiveDate),
    repealedDate: from.numberOfDay(record.repealedDate),
  }),
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

type Standing = Pick<LawRecord, 'timeLimited' | 'repealedDate' | 'stated'>
type HistoryOf = (no: string) => ArticleRecordOfLaw['history']

/** The same text with another status among its versions. */
export function withStanding(document: EngineDocument, standing: Standing, historyOf: HistoryOf): EngineDocument {
  const payload = payloadIn(document)
  const { repealedDate, ...numbers } = document.numbers
  void repealedDate
  return {
    ...document,
    values: { ...document.values, timeLimited: from.present(standing.timeLimited) },
    numbers: { ...numbers, ...from.numbersOf({ repealedDate: from.numberOfDay(standing.repealedDate) }) },
    weight: weightOf({ ...payload, ...standing }),
    payload: {
      ...payload,
      ...standing,
      articles: payload.articles.map(article => ({ ...article, history: historyOf(article.no) })),
    },
  }
}
