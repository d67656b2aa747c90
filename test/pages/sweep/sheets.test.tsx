/** Sheets over a screen, and content opened by a share key, with every mutation of its reply. */
import { JudicialDetail } from '@contract/judicialview'
import { LawArticle } from '@contract/lawregu'
import { SuggestionGroup } from '@contract/search'
import { CitationSheet } from '@/features/citation'
import CasePage from '@/pages/detail/case'
import JudicialPage from '@/pages/detail/judicial'
import LawPage from '@/pages/detail/law'
import SearchInput from '@/pages/search-input'
import { LIMITS } from '@domain/limits'
import { ENVELOPE, dataOf, judgement, plainLaw, publicCase, twoOf } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

describe('an article that is cited', () => {
  const byName = { law: '民法典', article: '第五百七十七条' }
  const byVersion = { lid: 'l1', article: '第五百七十七条' }

  test.each([
    ['by the name of its law', /findLawReguItem$/, byName],
    ['of a known version', /lawregu\/item\?/, byVersion],
  ])('%s', async (_, call, cited) => {
    const page = () => <CitationSheet cited={cited} onClose={() => undefined} />
    // Another version of the law may go by the same title.
    const shows: Sweep['shows'] = ['content文', ['title文', /lawReguLinkBean|^data\.title: /]]
    expect(await sweepOver({ page, call, reply: dataOf(LawArticle), shows, mayHide: ENVELOPE })).toEqual([])
  })
})

describe('a document that a key opens', () => {
  const secretKey = '0123456789abcdef0123456789abcdef'
  const KEPT = /^(status|succeed|result\.(lid|jid|vid|method|expiresAt|params|params\.\w+)):/
  const echo = (method: string, id: string) => ({ method, params: { query: '全文:合同', id } })
  const LINE = 'text乙乙文'
  const byKey = { call: /getShareDataBySecretKey/, mayHide: KEPT, every: 3 }

  const KEYS: Array<[name: string, sweep: Omit<Sweep, 'call'>]> = [
    [
      'with what it was asked for',
      {
        page: CasePage,
        params: { jid: 'c1', secretKey },
        reply: judgement({ ...echo('judgement_details_interface', 'c1'), data: publicCase() }),
        shows: ['all_caseinfo_casename文', LINE],
      },
    ],
    [
      'itself',
      {
        page: LawPage,
        params: { lid: 'l1', secretKey },
        reply: judgement(plainLaw()),
        shows: ['title文', 'text乙文'],
      },
    ],
    [
      'after the request alone',
      {
        page: JudicialPage,
        params: { vid: 'v1', secretKey },
        reply: judgement(echo('judicialview_details_interface', 'v1')),
        others: [[/judicialview\/v1\?/, dataOf(JudicialDetail)]],
        shows: ['viewTitle文', LINE],
      },
    ],
  ]

  test.each(KEYS)('%s', async (_name, sweep) => {
    expect(await sweepOver({ ...byKey, ...sweep })).toEqual([])
  })
})

const enter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

test('suggestions', async () => {
  jest.replaceProperty(LIMITS.delay, 'suggestInBar', 0 as never)
  const wrong = await sweepOver({
    page: SearchInput,
    params: { type: 'case' },
    call: /recommend\/suggest/,
    reply: judgement(twoOf(SuggestionGroup)),
    then: async kit => {
      const box = document.querySelector('input') as HTMLInputElement
      kit.act(() => {
        enter?.call(box, '甲')
        box.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    shows: [['name甲甲文', /pre: /], 'name乙乙文'],
    mayHide: ENVELOPE,
  })
  expect(wrong).toEqual([])
})
