/** Screens without documents: a sentence that names the library or the screen, the buttons of every bar, nothing to search. */
import { encodeUrlQuery } from '@domain/query/codec'
import { fill, listCopy } from '@/copy/list'
import { CarouselView } from '@/features/fiscal/carousel'
import { CATEGORIES, FISCAL_CATEGORIES } from '@/libraries/categories'
import WorkspacePage from '@/pages/account/desk'
import CitationCheckPage from '@/pages/account/brief'
import HomePage from '@/pages/search'
import ArticlePartner from '@/pages/list/article-partner'
import ExcellentTheme from '@/pages/list/excellent-theme'
import AdvancedSearchPage from '@/pages/advanced/form'
import FiscalAreaPage from '@/pages/fiscal/area'
import FiscalLawList from '@/pages/fiscal/list/law'
import SimilarCasesPage from '@/pages/list/alike'
import ArticleAnswersPage from '@/pages/list/ask'
import JudicialList from '@/pages/list/judicial'
import RuleBook from '@/pages/list/rule-book'
import SearchInputPage from '@/pages/search-input'
import FiscalCaseChartsPage from '@/pages/visual/fiscal-case'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import { ROUTES } from '@/routing/routes'
import { all, one, render, until } from '../support/render-block'
import { renderPage, unmount } from '../support/render-page'

afterEach(() => {
  settings.notOffered = []
  jest.restoreAllMocks()
})

test.each([
  ['judicial', JudicialList, {}],
  ['article', ArticlePartner, { id: 'p1', name: '-' }],
  ['similarity', RuleBook, { id: '1' }],
  ['excellentCaseNew', ExcellentTheme, { id: '1' }],
  ['fiscalLaw', FiscalLawList, {}],
  ['law', SearchInputPage, { type: 'law' }],
  ['case', AdvancedSearchPage, {}],
] as const)('%s', async (key, Screen, params) => {
  const send = jest.spyOn(transport, 'send')
  settings.notOffered = [key]
  await renderPage(Screen, params)
  await until(() => all('.state').length > 0)
  const { title } = ROUTES[{ ...CATEGORIES, ...FISCAL_CATEGORIES }[key].list]
  expect(one('.state__sentence').textContent).toBe(fill(listCopy.home.closed, { title }))
  expect(one('.header__title').textContent).toBe(title)
  expect(all('.search-bar, .filter-bar')).toEqual([])
  expect(all('.header .workspace-shortcut')).toHaveLength(1)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['ask', ArticleAnswersPage],
  ['alike', SimilarCasesPage],
  ['fiscal-tax-case-visual', FiscalCaseChartsPage],
  ['fiscal-tax-list', FiscalAreaPage],
] as const)('%s', async (route, Screen) => {
  const send = jest.spyOn(transport, 'send')
  settings.notOffered = [route]
  await renderPage(Screen)
  await until(() => all('.state').length > 0)
  const { title } = ROUTES[route]
  expect(one('.header__title').textContent).toBe(title)
  expect(one('.state__sentence').textContent).toBe(fill(listCopy.home.closed, { title }))
  expect(all('.state [role="button"]').map(({ textContent }) => textContent)).toEqual([
    listCopy.action.home,
    ROUTES.coverage.title,
  ])
  expect(send).not.toHaveBeenCalled()
})

const ALL_LIBRARIES = [...Object.keys(CATEGORIES), ...Object.keys(FISCAL_CATEGORIES)]
const SEARCHES = ['fiscal-tax-list', 'tax-incentives-app', 'ask', 'brief', 'alike']

test('a closed screen leads to no other closed screen', async () => {
  settings.notOffered = ['ask', 'coverage']
  await renderPage(ArticleAnswersPage)
  await until(() => all('.state').length > 0)
  expect(all('.state [role="button"]').map(({ textContent }) => textContent)).toEqual([listCopy.action.home])
})

describe('a deployment without documents', () => {
  test('home has no search, no tab and no library', async () => {
    settings.notOffered = [...ALL_LIBRARIES, ...SEARCHES]
    await renderPage(HomePage)
    await until(() => all('.state').length > 0)
    expect(one('.state__sentence').textContent).toBe(fill(listCopy.home.closed, { title: listCopy.home.tabs }))
    expect(all('.tabs__tab, .big-search, .shortcuts__link')).toEqual([])
    expect(all('.verbs__verb').map(({ textContent }) => textContent)).toEqual([
      listCopy.home.verbs.calculate.sign + listCopy.home.verbs.calculate.word,
    ])
  })

  test('home links to the one library without a tab that has some', async () => {
    settings.notOffered = [...ALL_LIBRARIES.filter(key => key !== 'bidding'), ...SEARCHES]
    await renderPage(HomePage)
    await until(() => all('.shortcuts__link').length > 0)
    expect(all('.shortcuts__link')).toHaveLength(1)
    expect(all('.state')).toEqual([])
  })

  test('the workspace teaches no bookmark', async () => {
    settings.notOffered = [...ALL_LIBRARIES, ...SEARCHES]
    await renderPage(WorkspacePage)
    await until(() => all('.state').length > 0)
    expect(all('.workspace-empty__action')).toEqual([])
  })
})

test('the fiscal area leaves out lists without documents', async () => {
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 500, text: '' })
  settings.notOffered = ['fiscalLaw', 'fiscalQa', 'fiscalDynamic']
  await renderPage(FiscalAreaPage)
  await until(() => all('.fiscal-section').length > 0)
  expect(all('.fiscal-section').map(({ id }) => id)).toEqual(['fiscal-case', 'fiscal-penalty'])
})

test('the fiscal area without any list says that a search finds nothing', async () => {
  settings.notOffered = Object.keys(FISCAL_CATEGORIES)
  await renderPage(FiscalAreaPage, { query: encodeUrlQuery([{ name: '全文', value: '增值税' }]) })
  await until(() => all('.state').length > 0)
  expect(one('.state__sentence').textContent).toBe(listCopy.results.empty)
})

test.each([
  [[], 1],
  [['fiscalLaw'], 0],
  [['fiscal-tax-law-list'], 0],
])('a topic without %j has %i links to the list of laws', async (notOffered, links) => {
  settings.notOffered = notOffered
  const part = { name: '增值税', items: [{ id: 'l1', title: '某法' }], query: '全文:增值税' }
  const carousel = { title: '专题', status: 2, laws: [], news: [], answers: [], categories: [part] }
  await render(() => <CarouselView carousel={carousel} />)
  expect(all('.section__more')).toHaveLength(links)
})

test('the fiscal area leaves out a list whose screen is closed', async () => {
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 500, text: '' })
  settings.notOffered = ['fiscal-tax-law-list']
  await renderPage(FiscalAreaPage)
  await until(() => all('.fiscal-section').length > 0)
  expect(all('.fiscal-section').map(({ id }) => id)).not.toContain('fiscal-law')
})

test('the workspace links only to tools that have documents behind them', async () => {
  settings.notOffered = ['alike', 'brief']
  await renderPage(WorkspacePage)
  await until(() => all('.workspace-links').length > 0)
  expect(all('.workspace-links__link').map(({ textContent }) => textContent)).toEqual([ROUTES.reckoners.title])
})

describe('with few documents there is no example of', () => {
  test.each([
    ['ask', ArticleAnswersPage, '.question-form'],
    ['brief', CitationCheckPage, '.citation-check__text'],
    ['alike', SimilarCasesPage, '.facts-form'],
  ] as const)('%s', async (route, Screen, form) => {
    const before = await renderPage(Screen)
    await until(() => all(form).length > 0)
    const sections = all('.section').length
    unmount(before)
    settings.notOffered = [`${route}-examples`]
    await renderPage(Screen)
    await until(() => all(form).length > 0)
    expect(all('.section')).toHaveLength(sections - 1)
  })
})
