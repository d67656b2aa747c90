import { type ValueRange } from './range'

/** Formats a count: 12345 → 12,345. */
export function formatCount(count: number): string {
  const [whole = '', fraction] = String(count).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

const trimTenths = (value: number) => formatCount(Math.round(value * 10) / 10)

/** Formats a count in a short form: 12000 → 1.2万, 340000000 → 3.4亿. Counts of up to four digits stay exact: 1,234. */
export function formatShortCount(count: number): string {
  const size = Math.abs(count)
  if (size < 1e4) return formatCount(count)
  return size < 99_999_500 ? `${trimTenths(count / 1e4)}万` : `${trimTenths(count / 1e8)}亿`
}

/** Formats a file size: 820 KB, 4.1 MB. Sizes below one KB are rounded up to 1 KB, but 0 stays 0. */
export function formatBytes(bytes: number): string {
  const kilo = Math.max(Math.sign(bytes), Math.round(bytes / 1024))
  return kilo < 1024 ? `${kilo} KB` : `${trimTenths(kilo / 1024)} MB`
}

/** Formats a range of amounts in units of ten thousand yuan. */
export function formatAmountRange({ from, to }: ValueRange): string {
  if (from && to) return `${from}万元至${to}万元`
  if (from) return `${from}万元以上`
  return to ? `${to}万元以下` : ''
}

const WRITTEN = /^(?:人民币|[¥￥])?\s*(\d{1,3}(?:[,，]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(万|亿)?\s*元?(?:人民币)?$/
const UNITS: Record<string, number> = { 万: 1e4, 亿: 1e8 }

/** Reads an amount in yuan, from a number or a text: 1,234.5, 123.4万元. */
export function readAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return isFinite(value) ? value : undefined
  const [, digits, unit = ''] = (typeof value === 'string' && WRITTEN.exec(value.trim())) || []
  // The result is rounded to two decimals, because multiplication by 万 causes errors of decimal fractions.
  return digits === undefined
    ? undefined
    : Math.round(Number(digits.replace(/[,，]/g, '')) * (UNITS[unit] ?? 1) * 100) / 100
}
