/** The five sections of the fiscal area: what each searches, and how its hits and documents are shown. */
import type { FiscalDetail, FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import type { ListQuery } from '@contract/search'
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
import { type Asked, pageOfRows, type Searched } from '../search/run'

export interface Section {
  library: Searched
  /** The fiscal part of a library that has others. */
  within?: Clause
  list(asked: Asked, request: ListQuery, size: number): Promise<FiscalList>
  detail(document: EngineDocument, words: string[]): FiscalDetail
  docx(document: EngineDocument): DocxContent
}

const listing =
  <Row>(
    orders: Record<string, Order>,
    row: (document: EngineDocument, words: string[]) => Row,
    list: (rows: Row[], totalCount: number) => FiscalList,
  ): Section['list'] =>
  async (asked, request, size) => {
    const { rows, total } = await pageOfRows(asked, orders, row, request, size)
    return list(rows, total)
  }

const FISCAL: Clause = { kind: 'value', field: 'fiscal', values: ['1'] }

export const SECTIONS: Record<FiscalTaxType, Section> = {
  LAWREGU: {
    library: lawLibrary,
    within: FISCAL,
    list: listing(LAW_ORDERS, lawItem, (rows, totalCount) => ({
      lawReguListDto: { lawRegus: rows, totalCount },
    })),
    detail: lawDetail,
    docx: lawDocx,
  },
  JUDGEMENT: {
    library: caseLibrary,
    within: FISCAL,
    list: listing(CASE_ORDERS, caseItem, (rows, totalCount) => ({
      judgementListDto: { judgementDtoList: rows, totalCount },
    })),
    detail: caseDetail,
    docx: caseDocx,
  },
  PENALTY: {
    library: penaltyLibrary,
    list: listing(PENALTY_ORDERS, penaltyItem, (rows, totalCount) => ({
      penaltyListDto: { penaltyDtoList: rows, totalCount },
    })),
    detail: penaltyDetail,
    docx: penaltyDocx,
  },
  DYNAMIC: {
    library: dynamicLibrary,
    list: listing(DYNAMIC_ORDERS, dynamicItem, (rows, totalCount) => ({
      fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList: rows, totalCount },
    })),
    detail: dynamicDetail,
    docx: dynamicDocx,
  },
  QA: {
    library: qaLibrary,
    list: listing(QA_ORDERS, qaItem, (rows, totalCount) => ({
      fiscalTaxQAListDto: { fiscalTaxQADtoList: rows, totalCount },
    })),
    detail: qaDetail,
    docx: qaDocx,
  },
}
