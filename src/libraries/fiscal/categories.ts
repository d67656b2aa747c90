/** The parts of the fiscal area: where each leads, and what its box asks for. */
import { copy } from '@/copy'
import type { Category } from '../categories'

export type FiscalKey = 'fiscalLaw' | 'fiscalCase' | 'fiscalPenalty' | 'fiscalDynamic' | 'fiscalQa'

const { categories } = copy.fiscal

export const FISCAL: Record<FiscalKey, Category> = {
  fiscalLaw: {
    key: 'fiscalLaw',
    ...categories.law,
    list: 'fiscal-tax-law-list',
    detail: 'fiscal-tax-law-detail',
    id: 'lid',
  },
  fiscalCase: {
    key: 'fiscalCase',
    ...categories.case,
    list: 'fiscal-tax-case-list',
    detail: 'fiscal-tax-case-detail',
    id: 'id',
  },
  fiscalPenalty: {
    key: 'fiscalPenalty',
    ...categories.penalty,
    list: 'fiscal-tax-penalty-list',
    detail: 'fiscal-tax-penalty-detail',
    id: 'id',
  },
  fiscalDynamic: {
    key: 'fiscalDynamic',
    ...categories.dynamic,
    list: 'fiscal-tax-dynamic-list',
    detail: 'fiscal-tax-dynamic-detail',
    id: 'id',
  },
  fiscalQa: {
    key: 'fiscalQa',
    ...categories.qa,
    list: 'fiscal-tax-qa-list',
    detail: 'fiscal-tax-qa-detail',
    id: 'id',
  },
}
