/** The `type` of a landing → its screens. With an id it leads to the detail, without one to the list. */
import type { RouteName } from '@/routes'

interface Landing {
  list: RouteName
  detail?: RouteName
  /** The params that the detail cannot do without; a bare `id` stands for the first. */
  needs?: string[]
}

const LANDINGS: Record<string, Landing> = {
  law: { list: 'law-list', detail: 'law-detail', needs: ['lid'] },
  case: { list: 'case-list', detail: 'case-detail', needs: ['jid'] },
  judicial: { list: 'judicial-list', detail: 'judicial-detail', needs: ['vid'] },
  excellent: { list: 'excellent-case-new-list', detail: 'excellent-calssification-detail', needs: ['id'] },
  partner: { list: 'article-list', detail: 'article-partner-detail', needs: ['id', 'name'] },
  book: { list: 'similarity-list', detail: 'similarity-calssification-detail', needs: ['id'] },
  similarity: { list: 'similarity-list', detail: 'similarity-detail', needs: ['sid'] },
  excellentCaseNew: { list: 'excellent-case-new-list', detail: 'case-detail', needs: ['jid'] },
  article: { list: 'article-list', detail: 'article-detail', needs: ['jid'] },
  proDoc: { list: 'proDoc-list', detail: 'proDoc-detail', needs: ['iid'] },
  bidding: { list: 'bidding-list', detail: 'bidding-detail', needs: ['bid'] },
  fiscalTaxList: { list: 'fiscal-tax-list' },
  fiscalTaxCarousel: { list: 'fiscal-tax-list', detail: 'fiscal-tax-carousel', needs: ['id'] },
  fiscalTaxCase: { list: 'fiscal-tax-case-list', detail: 'fiscal-tax-case-detail', needs: ['id'] },
  fiscalTaxLaw: { list: 'fiscal-tax-law-list', detail: 'fiscal-tax-law-detail', needs: ['lid'] },
  fiscalTaxPenalty: { list: 'fiscal-tax-penalty-list', detail: 'fiscal-tax-penalty-detail', needs: ['id'] },
  fiscalTaxDynamic: { list: 'fiscal-tax-dynamic-list', detail: 'fiscal-tax-dynamic-detail', needs: ['id'] },
  fiscalTaxQA: { list: 'fiscal-tax-qa-list', detail: 'fiscal-tax-qa-detail', needs: ['id'] },
  taxIncentivesApp: { list: 'tax-incentives-app' },
}

/** Links in the wild write `fiscalTaxQA`, `fiscal-tax-qa` and `FISCAL_TAX_QA`. */
const plain = (type: string) => type.toLowerCase().replace(/[-_]/g, '')
const byPlainName = new Map(Object.entries(LANDINGS).map(([type, landing]) => [plain(type), landing]))

export const LANDING_TYPES = Object.keys(LANDINGS)
export const landingOf = (type: string) => byPlainName.get(plain(type))
