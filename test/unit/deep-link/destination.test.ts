import { deepLinkTarget, DEEP_LINK_TYPES } from '@/features/deep-link/destination'

const origin = { origins: ['https://m.example.cn'], basename: '', hosts: [] }
const screenFor = (params: Record<string, string>) => {
  const target = deepLinkTarget(params, origin)
  if (target.kind !== 'screen') throw new Error(`led outside, to ${target.url}`)
  return [target.screen.name, target.screen.params]
}

test('a targeturl wins over everything, a bad one leads home', () => {
  const others = { type: 'case', isAdvSearch: 'true' }
  expect(screenFor({ targeturl: '/law-detail/3', ...others })).toEqual(['law-detail', { lid: '3' }])
  expect(screenFor({ targeturl: '//evil.example', ...others })).toEqual(['search', {}])
})

test('isAdvSearch goes to advanced search with its type and query', () => {
  expect(screenFor({ isAdvSearch: 'true', type: 'law', query: '[]' })).toEqual([
    'advanced',
    { type: 'law', query: '[]' },
  ])
  expect(screenFor({ isAdvSearch: '1' })).toEqual(['advanced', {}])
  expect(screenFor({ isAdvSearch: 'false', type: 'law' })).toEqual(['law-list', {}])
})

test.each([
  ['law', 'law-list', 'law-detail', 'lid'],
  ['case', 'case-list', 'case-detail', 'jid'],
  ['judicial', 'judicial-list', 'judicial-detail', 'vid'],
  ['excellent', 'excellent-case-new-list', 'excellent-calssification-detail', 'id'],
  ['book', 'similarity-list', 'similarity-calssification-detail', 'id'],
  ['similarity', 'similarity-list', 'similarity-detail', 'sid'],
  ['excellentCaseNew', 'excellent-case-new-list', 'case-detail', 'jid'],
  ['article', 'article-list', 'article-detail', 'jid'],
  ['proDoc', 'proDoc-list', 'proDoc-detail', 'iid'],
  ['bidding', 'bidding-list', 'bidding-detail', 'bid'],
  ['fiscalTaxCarousel', 'fiscal-tax-list', 'fiscal-tax-carousel', 'id'],
  ['fiscalTaxCase', 'fiscal-tax-case-list', 'fiscal-tax-case-detail', 'id'],
  ['fiscalTaxLaw', 'fiscal-tax-law-list', 'fiscal-tax-law-detail', 'lid'],
  ['fiscalTaxPenalty', 'fiscal-tax-penalty-list', 'fiscal-tax-penalty-detail', 'id'],
  ['fiscalTaxDynamic', 'fiscal-tax-dynamic-list', 'fiscal-tax-dynamic-detail', 'id'],
  ['fiscalTaxQA', 'fiscal-tax-qa-list', 'fiscal-tax-qa-detail', 'id'],
])('type %s leads to %s, with an id to %s', (type, list, detail, key) => {
  expect(screenFor({ type, query: '[]' })).toEqual([list, { query: '[]' }])
  expect(screenFor({ type, [key]: '9' })).toEqual([detail, { [key]: '9' }])
  expect(screenFor({ type, id: '9', secretKey: 'k' })).toEqual([detail, { [key]: '9', secretKey: 'k' }])
})

test('a partner column is found by its id, whatever its name', () => {
  expect(screenFor({ type: 'partner', id: '1', name: '智库' })).toEqual([
    'article-partner-detail',
    { id: '1', name: '智库' },
  ])
  expect(screenFor({ type: 'partner', id: '1' })).toEqual(['article-partner-detail', { id: '1', name: '-' }])
  expect(screenFor({ type: 'partner', id: '1', name: '' })).toEqual(['article-partner-detail', { id: '1', name: '-' }])
  expect(screenFor({ type: 'partner' })[0]).toBe('article-list')
})

test('the fiscal area and the tax incentives', () => {
  expect(screenFor({ type: 'fiscalTaxList' })[0]).toBe('fiscal-tax-list')
  expect(screenFor({ type: 'taxIncentivesApp', id: 't1' })).toEqual(['tax-incentives-app', { id: 't1' }])
})

test('every type of the list leads somewhere else than home, however it is spelt', () => {
  for (const type of DEEP_LINK_TYPES) {
    expect(screenFor({ type })[0]).not.toBe('search')
    expect(screenFor({ type: type.toUpperCase() })[0]).not.toBe('search')
  }
  expect(screenFor({ type: 'fiscal-tax-qa' })[0]).toBe('fiscal-tax-qa-list')
})

test('no type, or one nobody knows, leads home', () => {
  expect(screenFor({})).toEqual(['search', {}])
  expect(screenFor({ type: 'constructor' })).toEqual(['search', {}])
  expect(screenFor({ type: '__proto__' })).toEqual(['search', {}])
})

test('what belongs to the landing itself does not travel on', () => {
  expect(screenFor({ type: 'case', code: 'c', state: 's', stamp: 'A', order: 'date' })[1]).toEqual({ order: 'date' })
})
