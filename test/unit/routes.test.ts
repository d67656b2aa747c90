import { customRoutes, pagesFor, ROUTES, ROUTE_NAMES } from '@/routing/routes'
import { SUB_PACKAGES } from '@/routing/packages'

/** Spec section 2, route by route. */
const SPEC = `/auth /ccc-no-login /ccc-no-auth /search /home-search /home-search-input /case-list /case-detail/:jid
  /case-visual /law-list /law-detail/:lid /law-related /judicial-list /judicial-detail/:vid /similarity-list
  /similarity-detail/:sid /similarity-calssification-detail/:id /excellent-case-new-list
  /excellent-calssification-detail/:id /article-list /article-detail/:jid /article-partner/:id/:name /proDoc-list
  /proDoc-detail/:iid /bidding-list /bidding-detail/:bid /advanced /fiscal-tax-list /fiscal-tax-law-list
  /fiscal-tax-law-detail/:lid /fiscal-tax-case-list /fiscal-tax-case-detail/:id /fiscal-tax-case-visual
  /fiscal-tax-penalty-list /fiscal-tax-penalty-detail/:id /fiscal-tax-dynamic-list /fiscal-tax-dynamic-detail/:id
  /fiscal-tax-qa-list /fiscal-tax-qa-detail/:id /fiscal-tax-carousel/:id /tax-incentives-app /tax-incentives-list`
  .trim()
  .split(/\s+/)

const named = (predicate: (name: (typeof ROUTE_NAMES)[number]) => unknown) => ROUTE_NAMES.filter(predicate).sort()

test('every address of the spec has its route', () => {
  const urls = ROUTE_NAMES.map(name => ROUTES[name].url)
  expect(SPEC.filter(url => !urls.includes(url))).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
})

/** Addresses of our own screens, with the pages of the mini-program: links, cards and messages that were sent lead there. */
const SENT = {
  '/desk': 'pages/account/desk/index',
  '/brief': 'pages/account/brief/index',
  '/reckoners': 'pages/account/reckoners/index',
  '/reckoners/curve': 'pages/visual/interest/index',
  '/alike': 'pages/list/alike/index',
  '/ask': 'pages/list/ask/index',
  '/coverage': 'pages/account/coverage/index',
  '/account-security': 'pages/account/security/index',
  '/case-report': 'pages/visual/case-report/index',
}

test.each(Object.entries(SENT))('%s answers, in the mini-program by %s', (url, page) => {
  expect(Object.values(ROUTES).find(route => route.url === url)?.page).toBe(page)
})

test('four screens are gated: case, law and judicial detail, and the case charts', () => {
  expect(named(name => ROUTES[name].shareMethod)).toEqual([
    'case-detail',
    'case-visual',
    'judicial-detail',
    'law-detail',
  ])
})

test('each library asks for its permission point, the fiscal area for none', () => {
  const points = Object.fromEntries(ROUTE_NAMES.map(name => [name, ROUTES[name].point]))
  expect(points).toMatchObject({
    'case-list': 'judgement',
    'case-report': 'judgement',
    'law-detail': 'lawregu',
    'law-related': 'cnki',
    'article-list': 'article',
    'judicial-detail': 'judicialview',
    'proDoc-list': 'inspection',
    'bidding-list': 'tender',
    'similarity-list': 'similarity',
    'excellent-case-new-list': 'goodJudgement',
  })
  const fiscal = named(name => name.startsWith('fiscal') || name.startsWith('tax'))
  expect(named(name => ROUTES[name].skipsUserInfo)).toEqual(fiscal)
  expect(fiscal.filter(name => ROUTES[name].point)).toEqual([])
})

test('every page is compiled once, for the hosts that have it', () => {
  const pages = pagesFor('h5')
  expect(pages[0]).toBe(ROUTES.search.page)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).not.toContain(ROUTES.pdf.page)
  expect(pagesFor('weapp')).toContain(ROUTES.pdf.page)
})

test('both home addresses lead to one page', () => {
  expect(customRoutes()[`/${ROUTES.search.page}`]).toEqual(['/search', '/home-search'])
})

test('a page lies in the package its path names', () => {
  const roots = ROUTE_NAMES.map(name => SUB_PACKAGES.find(root => ROUTES[name].page.startsWith(`${root}/`)) ?? 'main')
  expect(new Set(roots)).toEqual(new Set(['main', ...SUB_PACKAGES]))
})
