/** The `type` of a deep link → its screens: each library's own, and some that are none. With an id it leads to the detail, without one to the list. */
import { type Params, UNNAMED } from '@domain/format/address'
import { CATEGORIES, FISCAL, type Category } from '@/libraries/categories'
import type { RouteName } from '@/routing/routes'

interface DeepLink {
  list: RouteName
  detail?: RouteName
  /** The params that the detail cannot do without; a bare `id` stands for the first. */
  needs?: string[]
  /** What stands in the detail's address for params that nobody gave. */
  otherwise?: Params
}

const ofLibrary = ({ key, list, detail, id }: Category): [string, DeepLink] => [
  key.replace(/^fiscal/, 'fiscalTax'),
  { list, detail, needs: [id] },
]

const TYPES: Array<[string, DeepLink]> = [
  ...Object.values<Category>(CATEGORIES).map(ofLibrary),
  ...Object.values(FISCAL).map(ofLibrary),
  ['excellent', { list: 'excellent-case-new-list', detail: 'excellent-calssification-detail', needs: ['id'] }],
  ['partner', { list: 'article-list', detail: 'article-partner-detail', needs: ['id'], otherwise: { name: UNNAMED } }],
  ['book', { list: 'similarity-list', detail: 'similarity-calssification-detail', needs: ['id'] }],
  ['fiscalTaxList', { list: 'fiscal-tax-list' }],
  ['fiscalTaxCarousel', { list: 'fiscal-tax-list', detail: 'fiscal-tax-carousel', needs: ['id'] }],
  ['taxIncentivesApp', { list: 'tax-incentives-app' }],
]

/** Links in the wild write `fiscalTaxQA`, `fiscal-tax-qa` and `FISCAL_TAX_QA`. */
const plain = (type: string) => type.toLowerCase().replace(/[-_]/g, '')
const byPlainName = new Map(TYPES.map(([type, link]) => [plain(type), link]))

export const DEEP_LINK_TYPES = TYPES.map(([type]) => type)
export const deepLinkOf = (type: string) => byPlainName.get(plain(type))
