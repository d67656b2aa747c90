/** Filters, with every mutation of their replies. */
import { ArticleFacets, ARTICLE_CONTRACT } from '@contract/article'
import { InspectionFacets, INSPECTION_CONTRACT } from '@contract/inspection'
import { JUDICIAL_CONTRACT } from '@contract/judicialview'
import { CaseFacets, CaseListResult } from '@contract/judgement'
import { LAW_CONTRACT } from '@contract/lawregu'
import { listSchemaOf } from '@contract/library'
import { Facet } from '@contract/search'
import { SIMILARITY_CONTRACT, StatisticsNode } from '@contract/similarity'
import { TenderFacets, TENDER_CONTRACT } from '@contract/tender'
import type { ComponentType } from 'react'
import { listCopy } from '@/copy/list'
import ArticleListPage from '@/pages/list/article'
import BiddingListPage from '@/pages/list/bidding'
import CaseListPage from '@/pages/list/case'
import ExcellentListPage from '@/pages/list/excellent'
import JudicialListPage from '@/pages/list/judicial'
import LawListPage from '@/pages/list/law'
import ProDocListPage from '@/pages/list/pro-doc'
import SimilarityListPage from '@/pages/list/similarity'
import { exampleOf } from '../../support/sweep/example'
import { ENVELOPE, ID, data, dataOf, judgement, judgementOf, twoOf } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

const tap =
  (name: string): Sweep['then'] =>
  async kit => {
    const titles = [...document.querySelectorAll<HTMLElement>('.filter-title')]
    kit.act(() => titles.find(title => title.textContent?.includes(name))?.click())
  }

/** Of a service that answers all of its filters in one reply: the one that is opened. */
const only = (facets: object, key: string) => ({ [key]: (facets as Record<string, unknown>)[key] })

interface Case {
  name: string
  page: ComponentType
  list: [RegExp, unknown]
  title: string
  call: RegExp
  reply: unknown
}

const CASES: Case[] = [
  {
    name: 'years of cases',
    page: CaseListPage,
    list: [/search\/list\?/, judgementOf(CaseListResult)],
    title: '年份',
    call: /caseLeftStatisticsByField/,
    reply: judgement(twoOf(Facet)),
  },
  {
    name: 'the drawer of cases',
    page: CaseListPage,
    list: [/search\/list\?/, judgementOf(CaseListResult)],
    title: listCopy.filter.more,
    call: /caseLeftStatistics\?/,
    reply: judgement(only(exampleOf(CaseFacets), 'trialRoundResults')),
  },
  {
    name: 'years of excellent cases',
    page: ExcellentListPage,
    list: [/excellent\/list\?/, judgementOf(CaseListResult)],
    title: '年份',
    call: /excellent\/leftStatisticsByField/,
    reply: judgement(twoOf(Facet)),
  },
  {
    name: 'authors of articles',
    page: ArticleListPage,
    list: [/articleList\?/, dataOf(listSchemaOf(ARTICLE_CONTRACT))],
    title: '作者',
    call: /articleLeft\?/,
    reply: data(only(exampleOf(ArticleFacets), 'authorResults')),
  },
  {
    name: 'types of procuratorates’ documents',
    page: ProDocListPage,
    list: [/inspectionList\?/, dataOf(listSchemaOf(INSPECTION_CONTRACT))],
    title: '文书类型',
    call: /inspectionLeftStatistics\?/,
    reply: data(only(exampleOf(InspectionFacets), 'documentTypeResults')),
  },
  {
    name: 'years of notices',
    page: BiddingListPage,
    list: [/tenderList\?/, dataOf(listSchemaOf(TENDER_CONTRACT))],
    title: '年份',
    call: /tenderLeftStatistics\?/,
    reply: data(only(exampleOf(TenderFacets), 'yearResults')),
  },
  {
    name: 'rule books',
    page: SimilarityListPage,
    list: [/similarity\/_search\?/, dataOf(listSchemaOf(SIMILARITY_CONTRACT))],
    title: '裁判规则',
    call: /statisticsNode\/_search/,
    reply: data(twoOf(StatisticsNode)),
  },
]

test.each(CASES)('$name', async ({ page, list, title, call, reply }) => {
  // The rows are another call's.
  const shows: Sweep['shows'] = [['name甲文', ID], 'name乙文', 'title乙文']
  const sweep = { page, call, reply, others: [list], then: tap(title), shows }
  expect(await sweepOver({ ...sweep, mayHide: ENVELOPE })).toEqual([])
})

/** Where there is no call for them, they ride in the reply of the list: what is wrong with them leaves the rows. */
test.each([
  [
    'laws',
    LawListPage,
    /lawregu\/list\?/,
    exampleOf(listSchemaOf(LAW_CONTRACT)),
    'effLevelResults',
    '效力级别',
    'title',
  ],
  [
    'viewpoints',
    JudicialListPage,
    /judicialview\/search\?/,
    exampleOf(listSchemaOf(JUDICIAL_CONTRACT)),
    'volumeResults',
    '分册',
    'viewTitle',
  ],
] as const)('the filters of %s', async (_, page, call, example, key, title, field) => {
  const rows = Object.fromEntries(Object.entries(example).filter(([name]) => !name.endsWith('Results')))
  const reply = data({ ...rows, [key]: example[key] })
  // Without a list there is no reply to read them from.
  const list = /^data\.(lawRegus|judicialViews): /
  const shows: Sweep['shows'] = [`${field}乙文`, ['name甲文', list], ['name乙文', list]]
  expect(await sweepOver({ page, call, reply, then: tap(title), shows, mayHide: ENVELOPE })).toEqual([])
})
