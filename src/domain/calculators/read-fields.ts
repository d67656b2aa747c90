/** Reads the fields of a calculator, which were typed or come from an address. */
import { readAmount } from '../format/amounts'
import { formatDay, isDay } from '../format/dates'
import type { Params } from '../format/address'
import { fromEntries } from '../guards'
import type { LoanFacts } from './loan-rates'
import { LPR_SINCE } from './tables/loan-rates'

/** The maximum amount in yuan. */
const MOST = 1e12

const FIELDS = ['amount', 'from', 'to', 'matter', 'halving', 'rate', 'year', 'loan', 'multiple', 'way', 'term', 'day']
const LENDING_FIELDS = ['first', 'contract', 'filing']
const LABOUR_FIELDS = ['claim', 'wage', 'last', 'local', 'hours', 'rest', 'holiday', 'seniority', 'taken']
const INCOME_FIELDS = [
  'wages',
  'labour',
  'writing',
  'royalty',
  'social',
  'special',
  'other',
  'prepaid',
  'bonus',
  'rule',
]
const OTHER_FIELDS = ['kind', 'half', 'listed', 'place', 'punishment', 'years', 'months', 'custody']
const ALL_FIELDS = [...FIELDS, ...LENDING_FIELDS, ...LABOUR_FIELDS, ...INCOME_FIELDS, ...OTHER_FIELDS]

/** Returns the fields of a calculator from the parameters of an address. */
export const calculatorFieldsIn = (params: Params): Params =>
  fromEntries(Object.entries(params).filter(([name, value]) => ALL_FIELDS.indexOf(name) >= 0 && value !== ''))

/** Reads an amount in yuan. Returns `undefined` for a text that is no amount, and for an amount above `MOST`. */
export function readYuan(text: string): number | undefined {
  const amount = readAmount(text)
  return amount !== undefined && amount <= MOST ? amount : undefined
}

/** Reads a rate in per cent a year. Returns `undefined` for a text that is no rate, and for a rate above 100. */
export function readRate(text: string): number | undefined {
  const rate = /^\d{1,3}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined
  return rate !== undefined && rate <= 100 ? rate : undefined
}

/** Reads a multiple of a published rate, above 0 and at most 10. Returns `undefined` for another text. */
export function readMultiple(text: string): number | undefined {
  const multiple = /^\d{1,2}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined
  return multiple !== undefined && multiple > 0 && multiple <= 10 ? multiple : undefined
}

/** Reads a number of hours or days, at most 3000. Returns `undefined` for another text. */
export function readCount(text: string): number | undefined {
  const count = /^\d{1,4}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined
  return count !== undefined && count <= 3000 ? count : undefined
}

/** Reads a day. Rules compare days as texts, so 20140105 becomes 2014-01-05. */
export const readDay = (text: string | undefined) => (text && isDay(text) ? formatDay(text) : '')

export const readDaysPerYear = (text: string | undefined) => (text === '360' ? 360 : 365)

/** Whether interest is due for the day on which the debt begins. By default it is not (民法典, article 201). */
export const doesFirstDayCount = (text: string | undefined) => text === 'counts'

/** The multiple of the published rate that limits the interest of private loans since 2020-08-20. */
const LENDING_LIMIT = 4
export const isLendingLimit = (multiple = '') => readMultiple(multiple) === LENDING_LIMIT
export const exceedsLendingLimit = (multiple = '') => (readMultiple(multiple) ?? 0) > LENDING_LIMIT

/**
 * Whether the fields describe overdue payment of a price: a debt since 2019-08-20 and a multiple above 1 and at most
 * 1.5 (买卖合同解释, article 18).
 */
export function isLatePayment({ multiple = '', from = '' }: Partial<Params>) {
  const times = readMultiple(multiple) ?? 1
  return times > 1 && times <= 1.5 && readDay(from) >= LPR_SINCE
}

/** Whether changes of the rate apply. By default they do, except for overdue payment of a price. */
export const hasFloatingRate = (values: Partial<Params>) =>
  values.way === 'floats' || (values.way !== 'fixed' && !isLatePayment(values))

/** Reads a loan from the fields. Returns `undefined` while a required field is missing or unreadable. */
export function readLoan(values: Partial<Params>): LoanFacts | undefined {
  const { amount = '', multiple = '1', ...rest } = values
  const debt = readYuan(amount)
  const times = readMultiple(multiple)
  const days = { from: readDay(rest.from), to: readDay(rest.to) }
  if (debt === undefined || times === undefined || !days.from || !days.to) return undefined
  const contract = readDay(rest.contract)
  if (isLendingLimit(multiple) && !contract) return undefined
  return {
    debt,
    ...days,
    term: rest.loan === 'fiveYears' ? 'fiveYears' : 'oneYear',
    multiple: times,
    // The limit of private lending is a yearly rate, so its year has 365 days.
    yearHas: isLendingLimit(multiple) ? 365 : readDaysPerYear(rest.year),
    floats: hasFloatingRate(values),
    ...(doesFirstDayCount(rest.first) ? { firstCounts: true } : {}),
    ...(isLendingLimit(multiple) ? { lending: { contract, filing: readDay(rest.filing) || undefined } } : {}),
  }
}
