/** Documents, with every mutation of their replies. */
import { ArticleDetail } from '@contract/article'
import { InspectionDetail } from '@contract/inspection'
import { JudicialDetail } from '@contract/judicialview'
import { CaseDetail } from '@contract/judgement'
import { RelatedPaper } from '@contract/lawregu'
import { SimilarityDetail } from '@contract/similarity'
import { TenderDetail } from '@contract/tender'
import type { ComponentType } from 'react'
import ArticlePage from '@/pages/detail/article'
import BiddingPage from '@/pages/detail/bidding'
import CasePage from '@/pages/detail/case'
import JudicialPage from '@/pages/detail/judicial'
import LawPage from '@/pages/detail/law'
import LawRelatedPage from '@/pages/detail/law-related'
import ProDocPage from '@/pages/detail/pro-doc'
import SimilarityPage from '@/pages/detail/similarity'
import { exampleOf } from '../../support/sweep/example'
import { ENVELOPE, data, dataOf, judgement, plainLaw, publicCase, twoOf } from '../../support/sweep/replies'
import { sweepOver } from '../../support/sweep/sweep'

interface Screen {
  name: string
  page: ComponentType
  params: Record<string, string>
  call: RegExp
  reply: unknown
  shows: string[]
}

/** The last line of a text in labelled sections. */
const LINE = 'text乙乙文'
const DETAILS: Screen[] = [
  {
    name: 'a case',
    page: CasePage,
    params: { jid: 'c1' },
    call: /search\/c1$/,
    reply: judgement(publicCase()),
    shows: ['all_caseinfo_casename文', LINE],
  },
  {
    name: 'a case that is not public',
    page: CasePage,
    params: { jid: 'c1' },
    call: /search\/c1$/,
    reply: judgement({ ...exampleOf(CaseDetail), paragraphs: [] }),
    shows: ['all_caseinfo_casename文'],
  },
  {
    name: 'a law',
    page: LawPage,
    params: { lid: 'l1' },
    call: /lawregu\/l1\?/,
    reply: data(plainLaw()),
    shows: ['title文', 'text乙文'],
  },
  {
    name: 'a viewpoint',
    page: JudicialPage,
    params: { vid: 'v1' },
    call: /judicialview\/v1\?/,
    reply: dataOf(JudicialDetail),
    shows: ['viewTitle文', LINE],
  },
  {
    name: 'a similar case',
    page: SimilarityPage,
    params: { sid: 's1' },
    call: /similarity\/s1\?/,
    reply: dataOf(SimilarityDetail),
    shows: ['title文', LINE],
  },
  {
    name: 'an article',
    page: ArticlePage,
    params: { jid: 'a1' },
    call: /findArticleById\/a1\?/,
    reply: dataOf(ArticleDetail),
    shows: ['title文', LINE],
  },
  {
    name: 'a procuratorate’s document',
    page: ProDocPage,
    params: { iid: 'i1' },
    call: /search\/i1\?/,
    reply: dataOf(InspectionDetail),
    shows: ['title文', LINE],
  },
  {
    name: 'a notice',
    page: BiddingPage,
    params: { bid: 'b1' },
    call: /search\/b1\?/,
    reply: dataOf(TenderDetail),
    shows: ['title文', LINE],
  },
  {
    name: 'papers about a law',
    page: LawRelatedPage,
    params: { lid: 'l1' },
    call: /l1\/related$/,
    reply: data(twoOf(RelatedPaper)),
    shows: ['title甲文', 'title乙文'],
  },
]

test.each(DETAILS)('$name', async ({ page, params, call, reply, shows }) => {
  expect(await sweepOver({ page, params, call, reply, shows, mayHide: ENVELOPE })).toEqual([])
})
