/** The five sections of the fiscal area: what each searches, and how its list is wrapped. */
import type { FiscalDetail, FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import type { ListQuery } from '@contract/search'
import type { Clause } from '../engine/port'
import { caseLibrary } from '../libraries/case'
import { dynamicLibrary } from '../libraries/dynamic'
import { lawLibrary } from '../libraries/law'
import type { ShownLibrary } from '../libraries/library'
import { penaltyLibrary } from '../libraries/penalty'
import { qaLibrary } from '../libraries/qa'
import type { Asked } from '../search/asked'
import { pageOfRows } from '../search/run'

export interface Section {
  library: ShownLibrary<never, unknown, FiscalDetail>
  /** The fiscal part of a library that has others. */
  within?: Clause
  list(asked: Asked, request: ListQuery, size: number): Promise<FiscalList>
}

function section<Item, Detail extends FiscalDetail>(
  library: ShownLibrary<never, Item, Detail>,
  wrap: (rows: Item[], totalCount: number) => FiscalList,
  within?: Clause,
): Section {
  const { orders, row } = library.shown
  const list: Section['list'] = async (asked, request, size) => {
    const { rows, total } = await pageOfRows(asked, orders, row, request, size)
    return wrap(rows, total)
  }
  return { library, within, list }
}

const FISCAL: Clause = { kind: 'value', field: 'fiscal', values: ['1'] }

export const SECTIONS: Record<FiscalTaxType, Section> = {
  LAWREGU: section(lawLibrary, (lawRegus, totalCount) => ({ lawReguListDto: { lawRegus, totalCount } }), FISCAL),
  JUDGEMENT: section(
    caseLibrary,
    (judgementDtoList, totalCount) => ({ judgementListDto: { judgementDtoList, totalCount } }),
    FISCAL,
  ),
  PENALTY: section(penaltyLibrary, (penaltyDtoList, totalCount) => ({
    penaltyListDto: { penaltyDtoList, totalCount },
  })),
  DYNAMIC: section(dynamicLibrary, (fiscalTaxDynamicDtoList, totalCount) => ({
    fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList, totalCount },
  })),
  QA: section(qaLibrary, (fiscalTaxQADtoList, totalCount) => ({
    fiscalTaxQAListDto: { fiscalTaxQADtoList, totalCount },
  })),
}
