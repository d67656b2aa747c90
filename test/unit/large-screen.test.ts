/** The pages of a stack that a large screen shows side by side. */
import { isDocumentRoute, listIndexOf } from '@/app/large-screen/split-pages'
import type { RouteName } from '@/routing/routes'

test.each<[string, Array<RouteName | undefined>, number]>([
  ['a list and its document', ['search', 'case-list', 'case-detail'], 1],
  ['the list below what a document led to', ['case-list', 'case-detail', 'law-detail'], 0],
  ['the list that is nearest', ['case-list', 'case-detail', 'law-list', 'law-detail'], 2],
  ['a list of its own address', ['article-partner-detail', 'article-detail'], 0],
  ['a part of the fiscal area', ['fiscal-tax-list', 'fiscal-tax-case-detail'], 0],
  ['no list under a document opened by its link', ['case-detail'], -1],
  ['none under one that home has opened', ['search', 'law-detail'], -1],
  ['none beside a list', ['search', 'case-list'], -1],
  ['none beside charts', ['case-list', 'case-visual'], -1],
  ['none past charts', ['case-list', 'case-visual', 'case-detail'], -1],
  ['none past a page that has no name', ['case-list', undefined, 'case-detail'], -1],
  ['nothing of no pages', [], -1],
])('%s', (_, stack, at) => expect(listIndexOf(stack)).toBe(at))

test('what is read is a document; what one searches in is none', () => {
  expect(isDocumentRoute('fiscal-tax-qa-detail')).toBe(true)
  expect(isDocumentRoute('law-list')).toBe(false)
  expect(isDocumentRoute(undefined)).toBe(false)
})
