/** Fetches reference data: `/reference-data/api/v1`. Servers of other makers may lack this service. */
import { REFERENCE_DATA_PATHS } from '@contract/lazy-paths'
import { readReferenceFile, type ReferenceFile, type ReferenceKind } from '@domain/reference-data/file'
import { HOLIDAY_KIND } from '@domain/reference-data/holidays'
import { LOAN_RATE_KIND } from '@domain/reference-data/loan-rates'
import { type AbortSignalLike, send, openReply } from '@/request/http'

/** Reads a file by the checks that the server applies too. A file with a fault counts as no answer. */
const reader =
  <Row>(kind: ReferenceKind<Row>) =>
  (answer: unknown): ReferenceFile<Row> | undefined => {
    const reading = readReferenceFile(kind, answer)
    return reading.ok ? reading.file : undefined
  }

const readLoanRates = reader(LOAN_RATE_KIND)
const readHolidays = reader(HOLIDAY_KIND)

export const fetchLoanRates = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: REFERENCE_DATA_PATHS.loanRates, signal, quiet: true }), readLoanRates)

export const fetchHolidays = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: REFERENCE_DATA_PATHS.holidays, signal, quiet: true }), readHolidays)
