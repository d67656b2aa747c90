/** Removes characters that input fields do not allow. */
import { LIMITS } from '../limits'

/** Returns the digits before a decimal point, without leading zeros. */
const digitsOf = (text: string) =>
  text
    .replace(/[.．].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')

const upTo = (digits: string, max: number) => (digits === '' ? '' : String(Math.min(Number(digits), max)))

/** Cleans an amount typed in units of ten thousand yuan. Decimals are cut off. 0 becomes 1. */
export const cleanAmount = (text: string): string => upTo(digitsOf(text), LIMITS.input.amount).replace(/^0$/, '1')

export const cleanGap = (text: string): string => upTo(digitsOf(text), LIMITS.input.gap)

/** Cleans typed words. A cut text never ends with half an emoji. */
export const cleanKeyword = (text: string): string =>
  text.slice(0, LIMITS.input.box).replace(text.length > LIMITS.input.box ? /[\uD800-\uDBFF]$/ : '', '')
