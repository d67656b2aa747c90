/** Lists, with every mutation of their replies. */
import { ARTICLES } from '@contract/article'
import { INSPECTIONS } from '@contract/inspection'
import { JUDICIAL_VIEWS } from '@contract/judicialview'
import { CaseListResult } from '@contract/judgement'
import { LAWS } from '@contract/lawregu'
import { listOf } from '@contract/library'
import { SIMILARITIES } from '@contract/similarity'
import { TENDERS } from '@contract/tender'
import type { TSchema } from '@sinclair/typebox'
import type { ComponentType } from 'react'
import ArticleListPage from '@/pages/list/article'
import BiddingListPage from '@/pages/list/bidding'
import CaseListPage from '@/pages/list/case'
import ExcellentListPage from '@/pages/list/excellent'
import JudicialListPage from '@/pages/list/judicial'
import LawListPage from '@/pages/list/law'
import ProDocListPage from '@/pages/list/pro-doc'
import SimilarityListPage from '@/pages/list/similarity'
import { exampleOf } from '../../support/sweep/example'
import { ENVELOPE, ID, data, dataOf, judgementOf } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

/** Without the filters that ride along: they have a sweep of their own. */
function rowsOf(schema: TSchema) {
  const fields = Object.entries(exampleOf(schema)).filter(([name]) => !name.endsWith('Results'))
  return data(Object.fromEntries(fields))
}

const LISTS: Array<[name: string, page: ComponentType, call: RegExp, reply: unknown, title: string]> = [
  ['cases', CaseListPage, /search\/list\?/, judgementOf(CaseListResult), 'title'],
  ['laws', LawListPage, /lawregu\/list\?/, rowsOf(listOf(LAWS)), 'title'],
  ['viewpoints', JudicialListPage, /judicialview\/search\?/, rowsOf(listOf(JUDICIAL_VIEWS)), 'viewTitle'],
  ['similar cases', SimilarityListPage, /similarity\/_search\?/, dataOf(listOf(SIMILARITIES)), 'title'],
  ['excellent cases', ExcellentListPage, /excellent\/list\?/, judgementOf(CaseListResult), 'title'],
  ['articles', ArticleListPage, /article\/articleList\?/, dataOf(listOf(ARTICLES)), 'title'],
  ['procuratorates’ documents', ProDocListPage, /inspectionList\?/, dataOf(listOf(INSPECTIONS)), 'title'],
  ['notices', BiddingListPage, /tenderList\?/, dataOf(listOf(TENDERS)), 'title'],
]

test.each(LISTS)('%s', async (name, page, call, reply, title) => {
  // Excellent cases come as cases do.
  const every = name === 'excellent cases' ? 3 : 1
  const shows: Sweep['shows'] = [[`${title}甲文`, ID], `${title}乙文`]
  expect(await sweepOver({ page, call, reply, shows, mayHide: ENVELOPE, every })).toEqual([])
})
