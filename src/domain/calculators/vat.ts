/** 增值税价税分离: the tax stands beside the price (增值税法, article 7). */
import { VAT_TABLE, type VatKind, type VatRate } from './tables/vat-rates'

export const VAT_KINDS: VatKind[] = ['goods', 'necessities', 'transport', 'services', 'simple', 'small']

/** Returns the rate of a day; without a day, the last one. Returns `undefined` if no rate is in force on the day. */
export function vatRate(kind: VatKind, day?: string): VatRate | undefined {
  const rates = VAT_TABLE.rows.filter(rate => rate.kind === kind)
  if (!day) return rates[rates.length - 1]
  const rate = rates.filter(({ from }) => from <= day).pop()
  return rate?.to && rate.to < day ? undefined : rate
}

export interface VatAmounts {
  net: number
  tax: number
  gross: number
}

const cents = (yuan: number) => Math.round(yuan * 100)

/** Divides an amount that includes the tax. The net amount is rounded, the tax is the rest. */
export function splitVat(gross: number, rate: number): VatAmounts {
  const net = Math.round((cents(gross) * 1e4) / (1e4 + Math.round(rate * 100)))
  return { net: net / 100, tax: (cents(gross) - net) / 100, gross }
}

/** Adds the tax to an amount without it. */
export function addVat(net: number, rate: number): VatAmounts {
  const tax = Math.round((cents(net) * Math.round(rate * 100)) / 1e4)
  return { net, tax: tax / 100, gross: (cents(net) + tax) / 100 }
}
