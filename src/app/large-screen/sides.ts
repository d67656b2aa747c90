/** Which pages of a stack a large screen shows. */
import { FISCAL_LIBRARIES, LIBRARIES, routeOf } from '@/routing/libraries'
import type { RouteName } from '@/routing/routes'

const libraries = Object.values({ ...LIBRARIES, ...FISCAL_LIBRARIES })

/** Screens of rows that open documents. */
const LISTS: RouteName[] = [
  ...libraries.map(({ list }) => routeOf(list)),
  'similarity-calssification-detail',
  'excellent-calssification-detail',
  'article-partner-detail',
  'law-related',
  'fiscal-tax-list',
  'fiscal-tax-carousel',
  'tax-incentives-list',
  'alike',
]

/** Screens that one reads. */
const DOCUMENTS: RouteName[] = [...libraries.map(({ detail }) => routeOf(detail)), 'tax-incentives-app']

const isOneOf = (names: RouteName[], name: RouteName | undefined) => name !== undefined && names.indexOf(name) >= 0

export const isDocument = (name: RouteName | undefined) => isOneOf(DOCUMENTS, name)

/** Where in a stack of screens the list lies that is seen beside its top: below documents only. -1, where the top is alone. */
export function listBeside(stack: Array<RouteName | undefined>): number {
  let at = stack.length - 1
  while (at >= 0 && isDocument(stack[at])) at--
  return at < stack.length - 1 && isOneOf(LISTS, stack[at]) ? at : -1
}
