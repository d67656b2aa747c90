/** The five sections of the fiscal area: what each searches, and how its hits and documents are shown. */
import type { FiscalDetail, FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import type { DocxContent } from '../download/docx'
import type { Clause, EngineDocument, Order } from '../engine/port'
import { CASE_ORDERS, caseLibrary } from '../libraries/case'
import { DYNAMIC_ORDERS, dynamicLibrary } from '../libraries/dynamic'
import { LAW_ORDERS, lawLibrary } from '../libraries/law'
import { PENALTY_ORDERS, penaltyLibrary } from '../libraries/penalty'
import { QA_ORDERS, qaLibrary } from '../libraries/qa'
import { caseDetail, caseDocx, caseItem } from '../views/case'
import {
  dynamicDetail,
  dynamicDocx,
  dynamicItem,
  penaltyDetail,
  penaltyDocx,
  penaltyItem,
  qaDetail,
  qaDocx,
  qaItem,
} from '../views/fiscal'
import { lawDetail, lawDocx, lawItem } from '../views/law'
import type { Searched } from './searching'

export interface Section {
  library: Searched
  orders: Record<string, Order>
  /** The fiscal part of a library that has others. */
  within?: Clause
  list(hits: EngineDocument[], totalCount: number, words: string[]): FiscalList
  detail(document: EngineDocument, words: string[]): FiscalDetail
  docx(document: EngineDocument): DocxContent
}

const FISCAL: Clause = { kind: 'value', field: 'fiscal', values: ['1'] }

export const SECTIONS: Record<FiscalTaxType, Section> = {
  LAWREGU: {
    library: lawLibrary,
    orders: LAW_ORDERS,
    within: FISCAL,
    list: (hits, totalCount, words) => ({
      lawReguListDto: { lawRegus: hits.map(hit => lawItem(hit, words)), totalCount },
    }),
    detail: lawDetail,
    docx: lawDocx,
  },
  JUDGEMENT: {
    library: caseLibrary,
    orders: CASE_ORDERS,
    within: FISCAL,
    list: (hits, totalCount, words) => ({
      judgementListDto: { judgementDtoList: hits.map(hit => caseItem(hit, words)), totalCount },
    }),
    detail: caseDetail,
    docx: caseDocx,
  },
  PENALTY: {
    library: penaltyLibrary,
    orders: PENALTY_ORDERS,
    list: (hits, totalCount, words) => ({
      penaltyListDto: { penaltyDtoList: hits.map(hit => penaltyItem(hit, words)), totalCount },
    }),
    detail: penaltyDetail,
    docx: penaltyDocx,
  },
  DYNAMIC: {
    library: dynamicLibrary,
    orders: DYNAMIC_ORDERS,
    list: (hits, totalCount, words) => ({
      fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList: hits.map(hit => dynamicItem(hit, words)), totalCount },
    }),
    detail: dynamicDetail,
    docx: dynamicDocx,
  },
  QA: {
    library: qaLibrary,
    orders: QA_ORDERS,
    list: (hits, totalCount, words) => ({
      fiscalTaxQAListDto: { fiscalTaxQADtoList: hits.map(hit => qaItem(hit, words)), totalCount },
    }),
    detail: qaDetail,
    docx: qaDocx,
  },
}

/** In force on a day: begun by then, and not yet repealed. */
export const inForceOn = (day: number): Clause => ({
  kind: 'all',
  clauses: [
    { kind: 'range', field: 'effectiveDate', to: day },
    { kind: 'not', clause: { kind: 'range', field: 'repealedDate', to: day } },
  ],
})
