/** 增值税价税分离: separates the tax from the price (增值税法, article 7). */
import { VAT_EXEMPTION, VAT_TABLE, type VatKind, type VatRate } from './tables/vat-rates'

export const VAT_KINDS: VatKind[] = ['goods', 'necessities', 'transport', 'services', 'simple', 'small']

/** Returns the rate of a day, or `undefined` if none is in force. */
export function vatRate(kind: VatKind, day: string): VatRate | undefined {
  const rate = VAT_TABLE.rows.filter(row => row.kind === kind && row.from <= day).pop()
  return rate?.to && rate.to < day ? undefined : rate
}

/** Whether sales of small taxpayers were exempt on a day. */
export const isVatExempt = (kind: VatKind, day: string) =>
  kind === 'small' && day >= VAT_EXEMPTION.from && day <= VAT_EXEMPTION.to

interface VatAmounts {
  net: number
  tax: number
  gross: number
}

const cents = (yuan: number) => Math.round(yuan * 100)

/** Divides a gross amount into net amount and tax. The net amount is rounded, and the tax is the rest. */
export function splitVat(gross: number, rate: number): VatAmounts {
  const net = Math.round((cents(gross) * 1e4) / (1e4 + Math.round(rate * 100)))
  return { net: net / 100, tax: (cents(gross) - net) / 100, gross }
}

/** Adds the tax to a net amount. */
export function addVat(net: number, rate: number): VatAmounts {
  const tax = Math.round((cents(net) * Math.round(rate * 100)) / 1e4)
  return { net, tax: tax / 100, gross: (cents(net) + tax) / 100 }
}
