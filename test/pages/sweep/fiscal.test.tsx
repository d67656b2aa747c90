/** The fiscal area, with every mutation of its replies. */
import {
  CarouselDetail,
  DynamicDetail,
  FiscalList,
  IncentiveDetail,
  IncentiveList,
  IncentiveNode,
  PenaltyDetail,
  QaDetail,
} from '@contract/fiscal-tax'
import type { ComponentType } from 'react'
import CarouselPage from '@/pages/fiscal/carousel'
import CasePage from '@/pages/fiscal/detail/case'
import CaseListPage from '@/pages/fiscal/list/case'
import DynamicPage from '@/pages/fiscal/detail/dynamic'
import DynamicListPage from '@/pages/fiscal/list/dynamic'
import IncentivesPage from '@/pages/fiscal/incentives'
import IncentivesListPage from '@/pages/fiscal/list/incentive'
import LawPage from '@/pages/fiscal/detail/law'
import LawListPage from '@/pages/fiscal/list/law'
import AreaPage from '@/pages/fiscal/area'
import PenaltyPage from '@/pages/fiscal/detail/penalty'
import PenaltyListPage from '@/pages/fiscal/list/penalty'
import QaPage from '@/pages/fiscal/detail/qa'
import QaListPage from '@/pages/fiscal/list/qa'
import { exampleOf } from '../../support/sweep/example'
import { ENVELOPE, ID, plainLaw, data, dataOf, publicCase } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

const ofList = (name: string) => data({ [name]: exampleOf(FiscalList)[name] })
const LIST = /fiscalTaxList\?/

const LISTS: Array<[name: string, page: ComponentType, reply: unknown, title: string]> = [
  ['laws', LawListPage, ofList('lawReguListDto'), 'title'],
  ['cases', CaseListPage, ofList('judgementListDto'), 'title'],
  ['penalties', PenaltyListPage, ofList('penaltyListDto'), 'title'],
  ['news', DynamicListPage, ofList('fiscalTaxDynamicListDto'), 'title'],
  ['questions', QaListPage, ofList('fiscalTaxQAListDto'), 'question'],
]

test.each(LISTS)('the list of %s', async (name, page, reply, title) => {
  const shows: Sweep['shows'] = [[`${title}甲文`, ID], `${title}乙文`]
  // Laws and cases come as everywhere.
  const every = ['laws', 'cases'].includes(name) ? 3 : 1
  expect(await sweepOver({ page, call: LIST, reply, shows, mayHide: ENVELOPE, every })).toEqual([])
})

test('all lists at once: what is wrong with one leaves the others', async () => {
  const call = /fiscalTaxType=QA/
  const wrong = await sweepOver({
    page: AreaPage,
    call,
    reply: ofList('fiscalTaxQAListDto'),
    others: [[LIST, dataOf(FiscalList)]],
    shows: [['question甲文', ID], 'question乙文', 'title乙文'],
    mayHide: ENVELOPE,
    every: 3,
  })
  expect(wrong).toEqual([])
})

const LINE = 'text乙乙文'
const DETAILS: Array<[name: string, Sweep]> = [
  [
    'a law',
    {
      page: LawPage,
      params: { lid: 'l1' },
      call: /search\/detail\?/,
      reply: data(plainLaw()),
      shows: ['title文', 'text乙文'],
    },
  ],
  [
    'a case',
    {
      page: CasePage,
      params: { id: 'c1' },
      call: /search\/detail\?/,
      reply: data(publicCase()),
      shows: ['all_caseinfo_casename文', LINE],
    },
  ],
  [
    'a penalty',
    {
      page: PenaltyPage,
      params: { id: 'p1' },
      call: /search\/detail\?/,
      reply: dataOf(PenaltyDetail),
      shows: ['title文', LINE],
    },
  ],
  [
    'a piece of news',
    {
      page: DynamicPage,
      params: { id: 'd1' },
      call: /DYNAMIC\/d1/,
      reply: dataOf(DynamicDetail),
      shows: ['title文', 'text文'],
    },
  ],
  [
    'a question',
    { page: QaPage, params: { id: 'q1' }, call: /QA\/q1/, reply: dataOf(QaDetail), shows: ['question文', 'answer文'] },
  ],
  [
    'an incentive',
    {
      page: IncentivesPage,
      params: { id: 't1' },
      call: /getDetail\?/,
      reply: dataOf(IncentiveDetail),
      shows: ['title文', 'text乙文'],
    },
  ],
  [
    'the list of incentives',
    {
      page: IncentivesListPage,
      params: { query: JSON.stringify([{ name: '全文', value: '制造业' }]) },
      call: /taxIncentives\/list\?/,
      reply: dataOf(IncentiveList),
      shows: [['title甲文', ID], 'title乙文'],
    },
  ],
  [
    'the tree of incentives',
    {
      page: IncentivesPage,
      call: /taxIncentives\/left/,
      reply: data([exampleOf(IncentiveNode), { ...exampleOf(IncentiveNode), id: 'other', name: '另一类' }]),
      shows: ['name文', '另一类'],
    },
  ],
]

test.each(DETAILS)('%s', async (name, sweep) => {
  const every = ['a law', 'a case'].includes(name) ? 3 : 1
  expect(await sweepOver({ ...sweep, mayHide: ENVELOPE, every })).toEqual([])
})

/** Another status is another kind of topic. */
const TOPIC = /^(isSuccess|data\.status):/
const carousel = exampleOf<{ detail: Record<string, unknown> }>(CarouselDetail)
const { categories, ...picked } = carousel.detail

const TOPICS: Array<[name: string, detail: object, shows: Sweep['shows']]> = [
  ['what was picked', { ...carousel, status: 1, detail: picked }, ['title甲文', 'title乙文']],
  ['laws of each tax', { ...carousel, status: 2, detail: { categories } }, ['name甲文', 'name乙文']],
  [
    'laws of each tax by its name',
    { title: '汇编', status: 2, detail: { 增值税: law('甲'), 企业所得税: law('乙') } },
    [
      ['增值税', /增值税: /],
      ['企业所得税', /企业所得税: /],
    ],
  ],
]

test.each(TOPICS)('a topic: %s', async (_name, detail, shows) => {
  const wrong = await sweepOver({
    page: CarouselPage,
    params: { id: '1' },
    call: /findCarouselDetailById/,
    reply: data(detail),
    shows,
    mayHide: TOPIC,
  })
  expect(wrong).toEqual([])
})

function law(place: string) {
  const resultList = ['一', '二'].map(number => ({
    lid: `l${place}${number}`,
    title: `法规${place}${number}`,
    posting_date: '2024-03-05',
  }))
  return { resultList, query: '全文:税' }
}
