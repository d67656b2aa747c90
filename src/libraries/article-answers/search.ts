/** The library behind 问法条: its results are articles that answer a question. Its filters are those of laws. */
import type { ArticleAnswer, ArticleAnswersQuery } from '@contract/article-answers'
import { LAW_PATHS } from '@contract/paths'
import { formatLawDay } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { citeLaw } from '@domain/citation/cite-as'
import { AS_OF } from '@domain/query/as-of'
import { filterCondition, wordCondition, type Condition } from '@domain/query/condition'
import { hitRanges } from '@domain/text/hits'
import type { Segment } from '@domain/text/markup'
import { parseAnyDate } from '@domain/format/any-date'
import { mapResult } from '@/request/errors'
import { articleAnswersCopy, fill } from '@/copy/article-answers'
import type { Label } from '@/ui/label'
import { type AbortSignalLike, send, readReply } from '@/request/http'
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
import { CATEGORIES, type Category } from '../categories'
import { CITED_LAWS } from '../dimensions'
import { lawStatusLabel } from '../law/status-label'
import { lawLibrary } from '../law/search'
import { type Filter, type Library, type ListRow, documentTarget } from '../library'
import { plainLabels } from '../labels'
import { withoutCounts } from '../list-reply'

const STANDINGS: Array<ArticleAnswer['standing']> = ['inForce', 'unknown', 'amended']

function readAnswer(row: JsonFields): AllFields<ArticleAnswer> | undefined {
  const lid = readRowId(row, 'lid', 'id')
  const [title, article, text] = [toText(row.title), toText(row.article), toText(row.text)]
  if (!lid || !title || !text) return undefined
  return {
    ...{ lid, title, article, text },
    path: toWords(row.path),
    standing: STANDINGS.find(standing => standing === row.standing) ?? 'unknown',
    time_limited: toText(row.time_limited),
    ground: toOptionalText(row.ground),
    eff_level: toText(row.eff_level),
    effective_date: parseAnyDate(row.effective_date),
    matched: toWords(row.matched),
    citedBy: toCount(row.citedBy) ?? 0,
    versions: toCount(row.versions) ?? 0,
  }
}

export interface AnswersReply {
  answers: Array<AllFields<ArticleAnswer>>
  /**
   * The number of articles, at most a hundred, because the service returns no more. It is 0 if no article answers the
   * question.
   */
  total: number
  /** Legal terms with which the service replaced everyday words of the question. */
  words: string[]
  /** The words of the question, without words that only ask, such as 如何. */
  pieces: string[]
  /** Legal terms of the question that no article of this page contains. */
  absent: string[]
  completeness?: string
}

/** Reads a page of answers. Returns `undefined` for a reply without a list. */
export function readAnswers(reply: unknown): AnswersReply | undefined {
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
    absent: toWords(understood.absent),
    completeness: toOptionalText(row.completeness),
  }
}

/** Calls the service that answers questions by articles: `/ilawregu-search/api/v1/lawregu/articles`. */
const fetchAnswers = async (query: ArticleAnswersQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: LAW_PATHS.articles, query: { ...query }, signal }), readAnswers)

const words = articleAnswersCopy.answers

const category: Category = { ...CATEGORIES.law, label: words.library, list: 'ask', advanced: false }

const FULL_TEXT = '全文'
const LEVEL = '效力级别'
const REGION = '地域范围'

const FILTERS: Filter[] = [
  { key: 'asOf', title: AS_OF, dimension: AS_OF, kind: 'day', place: 'header' },
  { key: 'effLevelResults', title: LEVEL, dimension: LEVEL, kind: 'list', place: 'header' },
  // Laws are filtered by province only, so the regions are a list and not a tree.
  { key: 'regionResults', title: REGION, dimension: REGION, kind: 'list', place: 'header' },
]

const valueOf = (conditions: Condition[], dimension: string) => filterCondition(conditions, dimension)?.value

/**
 * Returns the label of the status. An unknown status has a plain label. An article that is in force on the chosen day
 * is labelled so. Otherwise the label is today's status of the law.
 */
function standingOf({ standing, time_limited }: ArticleAnswer, asOf: string | undefined): Label {
  if (standing === 'unknown') return { kind: 'type', text: LAW_STATUS.unknown }
  if (asOf && standing === 'inForce') return { kind: 'status', shape: 'in-force', text: words.inForceThen }
  return lawStatusLabel(time_limited)
}

/**
 * Marks the matching words as hits. Does not use `parseMarkup`, because its code would be added to the first load of
 * every list.
 */
function passageOf({ text, matched }: ArticleAnswer): Segment[] {
  const segments: Segment[] = []
  let copied = 0
  const add = (kind: 'text' | 'hit', to: number) => {
    if (to > copied) segments.push({ kind, text: text.slice(copied, to) })
    copied = Math.max(copied, to)
  }
  for (const [from, to] of hitRanges(text, matched)) {
    add('text', from)
    add('hit', to)
  }
  add('text', text.length)
  return segments
}

/**
 * Returns the row of an article. Words that occur in the question too are marked as hits, in the row and in the
 * opened law.
 */
function answerRow(answer: ArticleAnswer, conditions: Condition[]): ListRow {
  const { lid, title, article, eff_level, effective_date } = answer
  const effective = effective_date && fill(articleAnswersCopy.row.effective, { day: formatLawDay(effective_date) })
  const matched = answer.matched.map(word => wordCondition(FULL_TEXT, word))
  const { route, params } = documentTarget(CATEGORIES.law, lid, matched)
  return {
    id: `${lid} ${article}`,
    view: {
      title: [{ kind: 'text', text: `${title} ${article}` }],
      labels: [standingOf(answer, valueOf(conditions, AS_OF)), ...plainLabels(eff_level, effective ?? '')],
      snippet: passageOf(answer),
    },
    metadata: {},
    opens: { route, params: { ...params, article } },
    answer,
  }
}

/** Returns the conditions that find judgments which cite the article. */
export const citingCaseConditions = ({ title, article }: ArticleAnswer): Condition[] => [
  wordCondition(CITED_LAWS.name, citeLaw(title, article)),
]

/** Returns conditions that search the full text for words of a question. Any of the words may match. */
export const questionWordConditions = (pieces: string[]): Condition[] =>
  pieces.map(piece => ({ ...wordCondition(FULL_TEXT, piece), ...(pieces.length > 1 && { any: true }) }))

/** Returns the filters as separate params, because this service accepts no query. */
function filterParams(conditions: Condition[]) {
  const region = valueOf(conditions, REGION)
  return { asOf: valueOf(conditions, AS_OF), effLevel: valueOf(conditions, LEVEL), region }
}

/**
 * Returns the library whose results answer this question. `onPage` receives each page of the list, with its number. A
 * request with a size of its own only counts: it belongs to other conditions than the list.
 */
export const articleAnswersLibrary = (
  question: string,
  onPage: (reply: AnswersReply, page: number) => void,
): Library => ({
  ...lawLibrary,
  category,
  suggest: undefined,
  sorts: lawLibrary.sorts.slice(0, 1),
  dimensions: [],
  filters: FILTERS,
  counted: 'here',

  async search({ conditions, page, size, signal }) {
    const pages = { pageIndex: String(page), pageSize: String(size ?? 10) }
    const reply = await fetchAnswers({ question, ...filterParams(conditions), ...pages }, signal)
    if (reply.ok && size === undefined) onPage(reply.data, page)
    return mapResult(reply, ({ answers, total, completeness }) => ({
      rows: answers.map(answer => answerRow(answer, conditions)),
      // The service returns at most a hundred articles, so their number is not the number of all results.
      total: total === 0 ? 0 : undefined,
      completeness,
    }))
  },
  async choices(request) {
    const conditions = request.conditions.filter(({ name }) => name !== AS_OF)
    return mapResult(await lawLibrary.choices({ ...request, conditions }), withoutCounts)
  },
})
