/** Searches the whole fiscal area: one search fills five lists. */
import { suggestFiscal } from '@/api/fiscal-tax'
import { fiscalCopy } from '@/copy/fiscal'
import type { FiscalKey } from '../categories'
import type { Library, SearchableLibrary } from '../library'
import { fiscalCaseLibrary } from './case/search'
import { dynamicLibrary } from './dynamic/search'
import { fiscalLawLibrary } from './law/search'
import { penaltyLibrary } from './penalty/search'
import { qaLibrary } from './qa/search'

const { sections } = fiscalCopy.fiscal

interface Section {
  key: string
  label: string
  library: Library
}

/** The five lists, in the order of the screen. Addresses contain the keys. */
const SECTIONS: Record<FiscalKey, Section> = {
  fiscalLaw: { key: 'law', label: sections.law, library: fiscalLawLibrary },
  fiscalCase: { key: 'case', label: sections.case, library: fiscalCaseLibrary },
  fiscalPenalty: { key: 'penalty', label: sections.penalty, library: penaltyLibrary },
  fiscalDynamic: { key: 'dynamic', label: sections.dynamic, library: dynamicLibrary },
  fiscalQa: { key: 'qa', label: sections.qa, library: qaLibrary },
}
export const FISCAL_SECTIONS = Object.values(SECTIONS)

/** The data of the search bar above the five lists. */
export const FISCAL_AREA_SEARCH = {
  category: {
    key: 'fiscal',
    ...fiscalCopy.fiscal.area,
    list: 'fiscal-tax-list',
    detail: 'fiscal-tax-law-detail',
    id: 'lid',
  },
  typed: '全文',
  offers: ['标题'],
  suggest: suggestFiscal(),
  sorts: [],
} satisfies SearchableLibrary
