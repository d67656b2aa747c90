/** The reference file of loan rates in per cent a year, each with its first day. */
import { isRecord } from '../guards'
import { parseBundledFile, isReferenceDay, notADayMessage, quotedForMessage, type ReferenceKind } from './file'
import bundled from './bundled/loan-rates.json'

export interface PublishedRate {
  /** The first day on which the rates are in force. */
  from: string
  rates: { oneYear: number; fiveYears: number }
}

/** Whether a value is a rate. It has at most two decimals, because interest is calculated in integers. */
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9

export const LOAN_RATE_KIND: ReferenceKind<PublishedRate> = {
  data: 'loan-rates',
  mostRows: 2000,
  readRow({ from, rates }) {
    if (!isReferenceDay(from)) return notADayMessage('from', from)
    const { oneYear, fiveYears } = isRecord(rates) ? rates : ({} as Record<string, unknown>)
    if (!isRate(oneYear)) return `(${from}) has ${quotedForMessage(oneYear)} as "oneYear", not a rate such as 3.45`
    if (!isRate(fiveYears))
      return `(${from}) has ${quotedForMessage(fiveYears)} as "fiveYears", not a rate such as 3.45`
    return { from, rates: { oneYear, fiveYears } }
  },
  faultAfter: (row, before) =>
    row.from <= before.from ? `(${row.from}) is out of order: the row before is of ${before.from}` : undefined,
  lastChange: rows => rows[rows.length - 1]?.from,
}

export const BUNDLED_LOAN_RATES = parseBundledFile(LOAN_RATE_KIND, bundled)
