/** Texts about the age of rates and holidays. */
import { copy } from '../copy'

export { fill } from '../copy'

export const referenceDataCopy = {
  ...copy,
  referenceData: {
    loanRates: '利率表核对至{checked}，最近变动{day}。',
    holidays: '放假安排核对至{checked}，收录{from}年至{to}年的安排。',
    outdated: '已超过{days}天没有核对，可能不是最新的，请核对此后公布的内容。',
  },
} as const
