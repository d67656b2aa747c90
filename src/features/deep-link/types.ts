/** Screens by `type` of a deep link. An id leads to the detail, otherwise the list opens. */
import { type Params, UNNAMED } from '@domain/format/address'
import { CATEGORIES, FISCAL, type Category } from '@/libraries/categories'
import type { RouteName } from '@/routing/routes'

interface DeepLink {
  list: RouteName
  detail?: RouteName
  /** Required params of the detail. A bare `id` stands for the first one. */
  required?: string[]
  /** Defaults for missing params of the detail. */
  defaults?: Params
}

const ofLibrary = ({ key, list, detail, id }: Category): [string, DeepLink] => [
  key.replace(/^fiscal/, 'fiscalTax'),
  { list, detail, required: [id] },
]

const TYPES: Array<[string, DeepLink]> = [
  ...Object.values<Category>(CATEGORIES).map(ofLibrary),
  ...Object.values(FISCAL).map(ofLibrary),
  ['excellent', { list: 'excellent-case-new-list', detail: 'excellent-calssification-detail', required: ['id'] }],
  [
    'partner',
    { list: 'article-list', detail: 'article-partner-detail', required: ['id'], defaults: { name: UNNAMED } },
  ],
  ['book', { list: 'similarity-list', detail: 'similarity-calssification-detail', required: ['id'] }],
  ['fiscalTaxList', { list: 'fiscal-tax-list' }],
  ['fiscalTaxCarousel', { list: 'fiscal-tax-list', detail: 'fiscal-tax-carousel', required: ['id'] }],
  ['taxIncentivesApp', { list: 'tax-incentives-app' }],
]

/** Existing links use `fiscalTaxQA`, `fiscal-tax-qa` and `FISCAL_TAX_QA`. */
const normalized = (type: string) => type.toLowerCase().replace(/[-_]/g, '')
const byType = new Map(TYPES.map(([type, link]) => [normalized(type), link]))

export const DEEP_LINK_TYPES = TYPES.map(([type]) => type)
export const deepLinkOf = (type: string) => byType.get(normalized(type))
