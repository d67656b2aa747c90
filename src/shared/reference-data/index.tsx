/**
 * Reference data from the server: loan rates and holidays. Until the reply arrives, and after a failure, the file in
 * the bundle is used.
 */
import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { REFERENCE_DATA_PATHS } from '@contract/lazy-paths'
import {
  isOutdated,
  REFERENCE_DATA,
  type ReferenceFile,
  readReferenceFile,
  type ReferenceKind,
} from '@domain/reference-data/file'
import { holidayCalendar } from '@domain/calculators/holidays'
import { BUNDLED_HOLIDAYS, HOLIDAY_KIND } from '@domain/reference-data/holidays'
import { BUNDLED_LOAN_RATES, LOAN_RATE_KIND } from '@domain/reference-data/loan-rates'
import { fill, referenceDataCopy } from '@/copy/reference-data'
import { today } from '@/platform/today'
import { useLoaded } from '@/request/use-loaded'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import './age-note.scss'

/** Returns a function that reads a reference file with the checks of the server. A file with a fault is unreadable. */
function reader<Row>(kind: ReferenceKind<Row>) {
  return (answer: unknown): ReferenceFile<Row> | undefined => {
    const reading = readReferenceFile(kind, answer)
    return reading.ok ? reading.file : undefined
  }
}

const readLoanRates = reader(LOAN_RATE_KIND)
const readHolidays = reader(HOLIDAY_KIND)

// Other servers than the companion server may lack this service.
const fetchLoanRates = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: REFERENCE_DATA_PATHS.loanRates, signal, quiet: true }), readLoanRates)

const fetchHolidays = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: REFERENCE_DATA_PATHS.holidays, signal, quiet: true }), readHolidays)

const { loanRates, holidays, outdated } = referenceDataCopy.referenceData

/** The last day up to which the data of a screen was checked, and the sentence that states this. */
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

/** Returns a warning about old data, or an empty text for data checked recently. */
export const ageWarning = ({ checkedTo }: DataAge): string =>
  isOutdated(checkedTo, today()) ? fill(outdated, { days: String(REFERENCE_DATA.freshDays) }) : ''

/** Shows up to which day the data of a screen was checked. Warns if the check was long ago. */
export function DataAgeNote({ age }: { age: DataAge }) {
  const warning = ageWarning(age)
  return (
    <View className='age-note'>
      <Text>{age.sentence}</Text>
      {warning && <Text className='age-note__warning'>{warning}</Text>}
    </View>
  )
}
