/** Lists, with every mutation of their replies. */
import { ARTICLE_CONTRACT } from '@contract/article'
import { INSPECTION_CONTRACT } from '@contract/inspection'
import { JUDICIAL_CONTRACT } from '@contract/judicialview'
import { CaseListResult } from '@contract/judgement'
import { LAW_CONTRACT } from '@contract/lawregu'
import { listSchemaOf } from '@contract/library'
import { SIMILARITY_CONTRACT } from '@contract/similarity'
import { TENDER_CONTRACT } from '@contract/tender'
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
  ['laws', LawListPage, /lawregu\/list\?/, rowsOf(listSchemaOf(LAW_CONTRACT)), 'title'],
  ['viewpoints', JudicialListPage, /judicialview\/search\?/, rowsOf(listSchemaOf(JUDICIAL_CONTRACT)), 'viewTitle'],
  ['similar cases', SimilarityListPage, /similarity\/_search\?/, dataOf(listSchemaOf(SIMILARITY_CONTRACT)), 'title'],
  ['excellent cases', ExcellentListPage, /excellent\/list\?/, judgementOf(CaseListResult), 'title'],
  ['articles', ArticleListPage, /article\/articleList\?/, dataOf(listSchemaOf(ARTICLE_CONTRACT)), 'title'],
  ['procuratorates’ documents', ProDocListPage, /inspectionList\?/, dataOf(listSchemaOf(INSPECTION_CONTRACT)), 'title'],
  ['notices', BiddingListPage, /tenderList\?/, dataOf(listSchemaOf(TENDER_CONTRACT)), 'title'],
]

test.each(LISTS)('%s', async (name, page, call, reply, title) => {
  // Excellent cases come as cases do.
  const every = name === 'excellent cases' ? 3 : 1
  const shows: Sweep['shows'] = [[`${title}甲文`, ID], `${title}乙文`]
  expect(await sweepOver({ page, call, reply, shows, mayHide: ENVELOPE, every })).toEqual([])
})
