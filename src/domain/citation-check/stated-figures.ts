/**
 * Compares the figures in a statement about an article with those of the article: periods, sums and shares such as
 * 二年, 三倍, 15%.
 */
import { parseChineseNumeral } from '../format/numerals'
import { eachMatch } from '../text/each-match'

/** Matches dates and article numbers, which are not figures of a rule. */
const NO_FIGURES =
  /(?:(?:19|20)\d{2}|[一二][零〇○一二三四五六七八九]{3})年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|第[零〇一二三四五六七八九十百千\d]{1,12}/g
/** Matches a number with commas. Full-width commas mostly separate figures, so such a number must end in 000. */
const WITH_COMMAS = '\\d{1,3}(?:(?:,\\d{3}){1,4}|(?:，\\d{3}){0,3}，000)(?!\\d)[千万亿]{0,2}'
const NUMERAL = `(?:${WITH_COMMAS}|[零〇一二两三四五六七八九十百千万亿\\d]{1,12})(?:\\.\\d{1,4})?`
const FIGURE = new RegExp(`(百分之)?(${NUMERAL})(周岁|个?工作日|个?月|年|日|天|小时|倍|元|[%％])?`, 'g')
const MONTHS_A_YEAR = 12

interface Figure {
  unit: string
  value: number
  /** The figure as written in the text. */
  words: string
}

function readNumber(numeral: string) {
  const digits = numeral.replace(/[,，]/g, '')
  return /^[\d.]+$/.test(digits) ? Number(digits) : parseChineseNumeral(digits)
}

function figureOf(words: string, isShare: boolean, digits: string, unit = ''): Figure | undefined {
  const value = readNumber(digits)
  if (value === undefined || (!unit && !isShare)) return undefined
  if (isShare || /[%％]/.test(unit)) return { unit: '%', value, words }
  if (unit === '年') return { unit: '月', value: value * MONTHS_A_YEAR, words }
  return { unit: unit.replace('个', '').replace('天', '日'), value, words }
}

function figuresIn(text: string): Figure[] {
  const figures: Figure[] = []
  eachMatch(text.replace(NO_FIGURES, ''), FIGURE, ({ 0: words, 1: share, 2: digits = '', 3: unit }) => {
    const figure = figureOf(words, share !== undefined, digits, unit)
    if (figure) figures.push(figure)
  })
  return figures
}

/**
 * Returns the first figure of a statement that contradicts the article.
 * The article must have figures of the same unit but not this one. Other figures may be facts of the case.
 */
export function contradictingFigure(statement: string, article: string): string | undefined {
  const ofArticle = figuresIn(article)
  return figuresIn(statement).find(
    ({ unit, value }) =>
      ofArticle.some(other => other.unit === unit) &&
      !ofArticle.some(other => other.unit === unit && other.value === value),
  )?.words
}
