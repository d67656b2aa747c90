import { ARTICLE_SIGN, NUMERAL } from './article'
import { eachMatch } from '../text/each-match'
import { parseChineseNumeral } from '../format/numerals'

/** 第三条, 第二款, （三）项, and one of the several in 第一、二款. */
export interface Token {
  kind: '条' | '款' | '项'
  number: number
  sub?: number
  /** Whether it is written with 第, alone or as one of several. */
  ordinal: boolean
  from: number
  to: number
}

const ONE = `[（(]?${NUMERAL}[)）]?`
const SEVERAL = new RegExp(`(第?\\s?)(${ONE}(?:[、,，和及]${ONE}){0,9})\\s?(${ARTICLE_SIGN}|款|项)`, 'g')
const EACH = new RegExp(ONE, 'g')

function numbersOf(list: string, kind: Token['kind'], ordinal: boolean, at: number): Token[] {
  const tokens: Token[] = []
  eachMatch(list, EACH, ({ 0: one, index }) => {
    const number = parseChineseNumeral(one.replace(/[（）()]/g, ''))
    if (number) tokens.push({ kind, number, ordinal, from: at + index, to: at + index + one.length })
  })
  return tokens
}

export function citationTokens(text: string): Token[] {
  const tokens: Token[] = []
  eachMatch(text, SEVERAL, ({ 0: whole, 1: ordinal = '', 2: list = '', 3: sign = '', 4: sub, index }) => {
    const found = numbersOf(list, sign.charAt(0) as Token['kind'], ordinal !== '', index + ordinal.length)
    const [first, last] = [found[0], found[found.length - 1]]
    if (first) first.from = index
    if (last) {
      last.to = index + whole.length
      last.sub = sub === undefined ? undefined : parseChineseNumeral(sub)
    }
    for (const token of found) tokens.push(token)
  })
  return tokens
}
