/** Reference data of the server. Until its answer, offline, and after a failure it is the bundled file. */
import { useMemo } from 'react'
import { fetchHolidays, fetchLoanRates } from '@/api/reference-data'
import { useLoaded } from '@/request/use-loaded'
import { holidayCalendar } from '@domain/calculators/holidays'
import type { ReferenceFile } from '@domain/reference-data/file'
import { BUNDLED_HOLIDAYS } from '@domain/reference-data/holidays'
import { BUNDLED_LOAN_RATES, LOAN_RATE_KIND } from '@domain/reference-data/loan-rates'
import { fill, referenceDataCopy } from '@/copy/reference-data'

const { loanRates, holidays } = referenceDataCopy.referenceData

/** What a screen says about the age of its data. */
export interface DataAge {
  sentence: string
  checkedTo: string
}

function useFile<Row>(load: Parameters<typeof useLoaded<ReferenceFile<Row>>>[0], bundled: ReferenceFile<Row>) {
  const loaded = useLoaded(load)
  return loaded.kind === 'ready' ? loaded.data : bundled
}

export function useLoanRates() {
  const { rows, checkedTo } = useFile(fetchLoanRates, BUNDLED_LOAN_RATES)
  const changed = LOAN_RATE_KIND.lastChange(rows) ?? ''
  const age: DataAge = { sentence: fill(loanRates, { checked: checkedTo, day: changed }), checkedTo }
  return { rates: rows, checkedTo, changed, age }
}

export function useHolidays() {
  const { rows, checkedTo } = useFile(fetchHolidays, BUNDLED_HOLIDAYS)
  const calendar = useMemo(() => holidayCalendar(rows), [rows])
  const { from, to } = calendar.years
  const years = { from: String(from), to: String(to) }
  const age: DataAge = { sentence: fill(holidays, { checked: checkedTo, ...years }), checkedTo }
  return { calendar, years, age }
}
