/** Calls the service that answers questions by articles: `/ilawregu-search/api/v1/lawregu/articles`. */
import type { ArticleAnswer, ArticlesQuery } from '@contract/article-answers'
import { LAW_PATHS } from '@contract/paths'
import { readDate } from '@domain/format/foreign-dates'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import {
  type AllFields,
  type JsonFields,
  readRowId,
  readRows,
  toCount,
  toFields,
  toOptionalText,
  toText,
  toWords,
} from '@/request/value'

function readAnswer(row: JsonFields): AllFields<ArticleAnswer> | undefined {
  const lid = readRowId(row, 'lid', 'id')
  const [title, article, text] = [toText(row.title), toText(row.article), toText(row.text)]
  if (!lid || !title || !text) return undefined
  return {
    ...{ lid, title, article, text },
    path: toWords(row.path),
    standing: row.standing === 'inForce' ? 'inForce' : 'unknown',
    time_limited: toText(row.time_limited),
    ground: toOptionalText(row.ground),
    eff_level: toText(row.eff_level),
    effective_date: readDate(row.effective_date),
    matched: toWords(row.matched),
    citedBy: toCount(row.citedBy) ?? 0,
    versions: toCount(row.versions) ?? 0,
  }
}

export interface AnswersPage {
  answers: Array<AllFields<ArticleAnswer>>
  /** The number of articles of the last page and all before it. */
  total: number
  /** Words of the law that stand for words of the question. */
  words: string[]
  /** What the question says without words that only ask. */
  pieces: string[]
  completeness?: string
}

/** Reads a page of answers. A reply without a list is unreadable. */
export function readAnswers(reply: unknown): AnswersPage | undefined {
  const row = toFields(reply)
  const total = toCount(row.totalCount)
  if (!Array.isArray(row.articles) || total === undefined) return undefined
  const understood = toFields(row.understood)
  const answers = readRows(row.articles, readAnswer)
  if (row.articles.length && !answers.length) return undefined
  return {
    answers,
    total,
    words: toWords(understood.words),
    pieces: toWords(understood.pieces),
    completeness: toOptionalText(row.completeness),
  }
}

export const fetchAnswers = async (query: ArticlesQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: LAW_PATHS.articles, query: { ...query }, signal }), readAnswers)
