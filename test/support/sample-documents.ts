import type { RouteName } from '@/routing/routes'

/** A document of the sample for each document screen. */
export const DOCUMENTS: Partial<Record<RouteName, string>> = {
  'case-detail': '/case-detail/case-00001',
  'law-detail': '/law-detail/law-0029-1',
  'law-related': '/law-related?lid=law-0026-3',
  'judicial-detail': '/judicial-detail/view-0051',
  'similarity-detail': '/similarity-detail/similar-12-05',
  'article-detail': '/article-detail/article-0038',
  'proDoc-detail': '/proDoc-detail/prodoc-0148',
  'bidding-detail': '/bidding-detail/bidding-0054',
  'fiscal-tax-law-detail': '/fiscal-tax-law-detail/law-0296-1',
  'fiscal-tax-case-detail': '/fiscal-tax-case-detail/case-01416',
  'fiscal-tax-penalty-detail': '/fiscal-tax-penalty-detail/penalty-0001',
  'fiscal-tax-dynamic-detail': '/fiscal-tax-dynamic-detail/dynamic-0001',
  'fiscal-tax-qa-detail': '/fiscal-tax-qa-detail/qa-0001',
  'tax-incentives-app': '/tax-incentives-app?id=incentive-0001',
}
