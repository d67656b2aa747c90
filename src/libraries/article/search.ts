/** Searches practice articles. */
import type { ArticleFacets, ArticleItem } from '@contract/article'
import { fetchArticleFacets, fetchArticles, suggestArticles } from '@/api/article'
import { mapResult } from '@/request/errors'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { articleSuggestions } from '@domain/query/suggestions'
import { type ArticleDimension, type ArticleOrder } from '@domain/libraries/article'
import { CATEGORIES } from '../categories'
import { CITED_LAWS, DATES_FIELD, namesField, WORDS_FIELD } from '../dimensions'
import { choiceMethods } from '../filter-choices'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type SortOrder,
  type FetchSuggestions,
  listQuery,
  documentTarget,
} from '../library'
import { resultPageOf } from '../list-reply'

const category = CATEGORIES.article

const suggestNames: FetchSuggestions = (keyword, signal) => suggestArticles(keyword, true, signal)

const ARTICLE_DIMENSIONS: Dimension<ArticleDimension>[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'title', name: '标题', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'author', name: '作者', maxCount: 3, initial: true, ...namesField(suggestNames, '作者') },
  { key: 'partner', name: '合作机构', maxCount: 3, initial: true, ...namesField(suggestNames, '合作机构') },
  { key: 'date', name: '发布时间', initial: true, ...DATES_FIELD },
  { key: 'cited', initial: false, ...CITED_LAWS },
]

const PARTNERS: Filter<keyof ArticleFacets, ArticleDimension> = {
  key: 'partnerResults',
  title: '合作机构',
  dimension: '合作机构',
  kind: 'list',
  place: 'header',
}
const FILTERS: Filter<keyof ArticleFacets, ArticleDimension>[] = [
  { key: 'authorResults', title: '作者', dimension: '作者', kind: 'list', place: 'header' },
  { key: 'yearResults', title: '年份', dimension: '年份', unit: '年', kind: 'list', place: 'header' },
]

export function articleRow(item: ArticleItem, conditions: Condition[]): ListRow {
  const { jid, title, hitResult, authors, organ, releaseDate } = item
  return {
    id: jid,
    view: {
      title: parseMarkup(title),
      snippet: parseMarkup(hitResult),
      meta: [organ ?? '', authors.join('、'), formatDay(releaseDate)].filter(Boolean),
    },
    metadata: { from: organ, authors, day: releaseDate },
    opens: documentTarget(category, jid, conditions),
  }
}

const articles = (filters: Filter[], always: Condition[]): Library => ({
  category,
  typed: '全文',
  offers: ['标题'],
  suggest: async (keyword, signal) => mapResult(await suggestArticles(keyword, false, signal), articleSuggestions),
  suggestsAtHome: true,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<ArticleOrder>[],
  dimensions: ARTICLE_DIMENSIONS,
  filters,
  counted: { always },
  membersOnly: [],

  async search(request) {
    const reply = await fetchArticles(listQuery(request, always), request.signal)
    return resultPageOf(reply, item => articleRow(item, request.conditions))
  },
  ...choiceMethods(fetchArticleFacets, fetchArticles, always),
})

export const practiceArticleLibrary = articles([PARTNERS, ...FILTERS], [])

/** Returns a library with only the articles of one partner institution. */
export const columnLibrary = (columnName: string): Library =>
  articles(FILTERS, [{ name: PARTNERS.dimension, value: columnName }])
