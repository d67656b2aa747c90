/**
 * The categories: the data of each library that the home screen, the search input and the rows need. They come from
 * the table in src/routing/libraries.ts.
 */
import { fromEntries } from '@domain/guards'
import { isOffered } from '@/platform/settings/offered'
import {
  FISCAL_LIBRARIES,
  LIBRARIES,
  LIBRARY_LABELS,
  type LibraryDefinition,
  type LibraryKey,
  idParamOf,
  routeNameOf,
} from '@/routing/libraries'
import type { RouteName } from '@/routing/routes'

export type CategoryKey = keyof typeof LIBRARIES
export type FiscalKey = keyof typeof FISCAL_LIBRARIES

export interface Category<Key extends string = string> {
  key: Key
  label: string
  /** The placeholder of the search input. */
  placeholder: string
  list: RouteName
  detail: RouteName
  /** The name of the route param that holds the document's id. */
  id: string
  /** Whether the category has a form of advanced search. */
  advanced?: boolean
}

function categoriesOf<Key extends LibraryKey>(libraries: Record<Key, LibraryDefinition>) {
  const keys = Object.keys(libraries) as Key[]
  const categories = keys.map((key): [Key, Category<Key>] => {
    const { list, detail, advanced } = libraries[key]
    const { label, placeholder } = LIBRARY_LABELS[key]
    const screens = { list: routeNameOf(list), detail: routeNameOf(detail), id: idParamOf(detail) }
    return [key, { key, label, placeholder, ...screens, advanced }]
  })
  return fromEntries(categories) as Record<Key, Category<Key>>
}

export const CATEGORIES = categoriesOf<CategoryKey>(LIBRARIES)
/** The categories of the fiscal area. */
export const FISCAL_CATEGORIES = categoriesOf<FiscalKey>(FISCAL_LIBRARIES)

/** Whether this deployment has the library and its screens. */
export const isCategoryOffered = ({ key, list, detail }: Pick<Category, 'key' | 'list' | 'detail'>) =>
  [key, list, detail].every(isOffered)

export const DEFAULT_CATEGORY: CategoryKey = 'case'

export const isCategoryKey = (key: string | undefined): key is CategoryKey =>
  key !== undefined && Object.prototype.hasOwnProperty.call(CATEGORIES, key)
