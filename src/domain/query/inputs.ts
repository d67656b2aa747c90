/** What may stand in a box: each function gives back the text as it should stand there. */
import { LIMITS } from '../limits'

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

const upTo = (digits: string, max: number) => (digits === '' ? '' : String(Math.min(Number(digits), max)))

/** In units of ten thousand yuan. */
export const cleanFee = (text: string): string => upTo(digitsOf(text), LIMITS.input.fee).replace(/^0$/, '1')

export const cleanGap = (text: string): string => upTo(digitsOf(text), LIMITS.input.gap)

/** Never half an emoji at the end. */
export const cleanKeyword = (text: string): string =>
  text.slice(0, LIMITS.input.box).replace(text.length > LIMITS.input.box ? /[\uD800-\uDBFF]$/ : '', '')
