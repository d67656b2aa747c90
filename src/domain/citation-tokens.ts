import { ARTICLE_SIGN, NUMERAL } from './article'
import { parseChineseNumeral } from './numerals'

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
  list.replace(EACH, (one, offset: number) => {
    const number = parseChineseNumeral(one.replace(/[（）()]/g, ''))
    if (number) tokens.push({ kind, number, ordinal, from: at + offset, to: at + offset + one.length })
    return one
  })
  return tokens
}

export function citationTokens(text: string): Token[] {
  const tokens: Token[] = []
  const add = (whole: string, ordinal: string, list: string, sign: string, sub: string | undefined, at: number) => {
    const found = numbersOf(list, sign.charAt(0) as Token['kind'], ordinal !== '', at + ordinal.length)
    const [first, last] = [found[0], found[found.length - 1]]
    if (first) first.from = at
    if (last) {
      last.to = at + whole.length
      last.sub = sub === undefined ? undefined : parseChineseNumeral(sub)
    }
    for (const token of found) tokens.push(token)
    return whole
  }
  text.replace(SEVERAL, add)
  return tokens
}
