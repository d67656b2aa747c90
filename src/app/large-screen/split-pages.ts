/** Chooses the pages of a stack that a large screen shows. */
import { FISCAL_LIBRARIES, LIBRARIES, routeNameOf } from '@/routing/libraries'
import type { RouteName } from '@/routing/routes'

const libraries = Object.values({ ...LIBRARIES, ...FISCAL_LIBRARIES })

/** Screens with rows that open documents. */
const LISTS: RouteName[] = [
  ...libraries.map(({ list }) => routeNameOf(list)),
  'similarity-calssification-detail',
  'excellent-calssification-detail',
  'article-partner-detail',
  'law-related',
  'fiscal-tax-list',
  'fiscal-tax-carousel',
  'tax-incentives-list',
  'alike',
  'ask',
]

/** Screens that show a document. */
const DOCUMENTS: RouteName[] = [...libraries.map(({ detail }) => routeNameOf(detail)), 'tax-incentives-app']

const includesRoute = (names: RouteName[], name: RouteName | undefined) =>
  name !== undefined && names.indexOf(name) >= 0

export const isDocumentRoute = (name: RouteName | undefined) => includesRoute(DOCUMENTS, name)

/**
 * Returns the index of the list to show beside the top page: the list directly below the documents. Returns -1 if there
 * is no such list.
 */
export function listIndexOf(stack: Array<RouteName | undefined>): number {
  let index = stack.length - 1
  while (index >= 0 && isDocumentRoute(stack[index])) index--
  return index < stack.length - 1 && includesRoute(LISTS, stack[index]) ? index : -1
}
