/**
 * Compares words of a statement with words of the article, if other words would change the rule: 应当 and 可以, 债务人 and
 * 债权人, 不承担 and 承担. Only words with the same context are compared, because a free paraphrase proves nothing.
 */
import { bareWords } from '@domain/citation-check/quote-matching'
import { parseChineseNumeral } from '@domain/format/numerals'

/** Groups of meanings that exclude each other. Each meaning lists its synonyms. */
const GROUPS: string[][][] = [
  [
    ['应当', '应', '必须', '须'],
    ['可以', '可', '有权'],
    ['不得', '不应当', '不应', '不可以', '不可', '不能', '无权'],
    ['无须', '无需', '不必'],
  ],
  [
    ['或者', '或'],
    ['和', '并且', '以及', '及', '并'],
  ],
  [['以上'], ['以下'], ['以内'], ['以外']],
  [
    ['前', '之前', '以前'],
    ['后', '之后', '以后'],
  ],
  [['违约责任'], ['侵权责任'], ['刑事责任'], ['行政责任']],
  [['连带责任'], ['按份责任'], ['补充责任']],
  [['故意'], ['过失']],
  [['重大过失'], ['一般过失']],
  [['有效'], ['无效']],
  [['全部'], ['部分']],
  [['增加'], ['减少']],
  [['书面'], ['口头']],
  [['动产'], ['不动产']],
  [['原告'], ['被告']],
  [['上诉人'], ['被上诉人']],
  [['申请人'], ['被申请人']],
  [['债权人'], ['债务人'], ['保证人']],
  [['出租人'], ['承租人']],
  [['出卖人'], ['买受人']],
  [['用人单位'], ['劳动者']],
  [['抵押人'], ['抵押权人']],
  [['出质人'], ['质权人']],
  [['发包人'], ['承包人']],
  [['委托人'], ['受托人']],
  [['赠与人'], ['受赠人']],
  [['贷款人'], ['借款人']],
  [['投保人'], ['被保险人'], ['保险人'], ['受益人']],
  [['定作人'], ['承揽人']],
  [['托运人'], ['承运人']],
  [['纳税人'], ['扣缴义务人']],
  [['股东会'], ['董事会'], ['监事会']],
  [['人民法院'], ['人民检察院'], ['公安机关']],
]
const NEGATIONS = ['不', '未', '非', '无']
/** A word that turns a duty into a choice: 可以不予处罚 for 不予处罚. */
const DISCRETION = '可以'
/** The number of characters of an article in which a figure and the words after it are searched. */
const LONGEST_CONTEXT = 24
/** The number of context characters on each side, and the least number on both sides together. */
const AROUND = 4
const LEAST_AROUND = 7

interface UnlikeWords {
  /** The word that the text ascribes to the article. */
  stated: string
  /** The word of the article in the same place. */
  actual: string
}

interface Place {
  before: string
  after: string
  /** The preceding `LEAST_AROUND` characters, for places with little text after them. */
  wider: string
}

/**
 * Returns the context of a word. At the start or end of the text, more characters of the other side are taken. Returns
 * `undefined` if the context is shorter than `LEAST_AROUND`.
 */
function placeOf(text: string, at: number, length: number): Place | undefined {
  const sides = 2 * AROUND
  const lengthBefore = Math.min(at, Math.max(AROUND, sides - (text.length - at - length)))
  const lengthAfter = sides - Math.min(lengthBefore, AROUND)
  const place = {
    before: text.slice(at - lengthBefore, at),
    after: text.slice(at + length, at + length + lengthAfter),
    wider: text.slice(Math.max(0, at - LEAST_AROUND), at),
  }
  return place.before.length + place.after.length >= LEAST_AROUND ? place : undefined
}

/** The maximum number of places of a word that are compared. It limits the cost of a statement that repeats a word. */
const MOST_PLACES = 8

function* placesOf(text: string, word: string, most = Infinity): Generator<Place> {
  let count = 0
  for (let at = text.indexOf(word); at >= 0 && count < most; at = text.indexOf(word, at + 1)) {
    count++
    const place = placeOf(text, at, word.length)
    if (place) yield place
  }
}

const isIn = (text: string, { before, after }: Place, word: string) => text.includes(before + word + after)

function otherMeaning(statement: string, article: string): UnlikeWords | undefined {
  for (const group of GROUPS)
    for (const spellings of group)
      for (const word of spellings)
        for (const place of placesOf(statement, word, MOST_PLACES)) {
          if (isIn(article, place, word)) continue
          const others = group.filter(other => other !== spellings).flat()
          const actual = others.find(other => isIn(article, place, other))
          if (actual) return { stated: word, actual }
        }
  return undefined
}

const NUMERALS = /[零〇一二两三四五六七八九十百千万\d]{1,8}/g
const BEGINS_WITH_NUMERALS = /^[零〇一二两三四五六七八九十百千万\d]{1,8}/
/** The number of characters after a figure that the message shows. */
const UNIT = 2
const MOST_FIGURES = 20

const valueOf = (digits: string) => (/^\d+$/.test(digits) ? Number(digits) : parseChineseNumeral(digits))

/** Returns the figure that the article has between the same words, if its value is another one. */
function figureAt(article: string, { before, after }: Place, stated: string): string | undefined {
  for (let at = article.indexOf(before); at >= 0; at = article.indexOf(before, at + 1)) {
    const rest = article.slice(at + before.length, at + before.length + LONGEST_CONTEXT)
    const [actual = ''] = BEGINS_WITH_NUMERALS.exec(rest) ?? []
    if (actual && rest.startsWith(after, actual.length) && valueOf(actual) !== valueOf(stated)) return actual
  }
  return undefined
}

/** Compares figures by the words around them: an article may have the stated figure elsewhere. */
function otherFigure(statement: string, article: string): UnlikeWords | undefined {
  for (const { 0: figure, index } of [...statement.matchAll(NUMERALS)].slice(0, MOST_FIGURES)) {
    const place = placeOf(statement, index, figure.length)
    if (!place?.before || place.before.endsWith('第') || isIn(article, place, figure)) continue
    const actual = figureAt(article, place, figure)
    const unit = place.after.slice(0, UNIT)
    if (actual) return { stated: figure + unit, actual: actual + unit }
  }
  return undefined
}

/** The number of characters after a negation that the message shows. */
const NEGATED = 2

/**
 * Adds a place with more characters before the word and fewer after it. A statement may break off in the middle of the
 * article's sentence. Adds none if too little text precedes the word.
 */
const withShortEnd = (place: Place): Place[] =>
  place.wider.length < LEAST_AROUND
    ? [place]
    : [place, { ...place, before: place.wider, after: place.after.slice(0, NEGATED) }]

function otherNegation(statement: string, article: string): UnlikeWords | undefined {
  for (const word of [...NEGATIONS, DISCRETION])
    for (const place of placesOf(statement, word, MOST_PLACES))
      if (!isIn(article, place, word) && isIn(article, place, ''))
        return { stated: word + place.after.slice(0, NEGATED), actual: place.after.slice(0, NEGATED) }
  for (const word of NEGATIONS) {
    for (const place of [...placesOf(article, word)].flatMap(withShortEnd))
      if (!isIn(statement, place, word) && isIn(statement, place, ''))
        return { stated: place.after.slice(0, NEGATED), actual: word + place.after.slice(0, NEGATED) }
  }
  return undefined
}

/** The number of characters of an article that are compared. */
const LONGEST = 5_000

/**
 * Returns a word or figure of the statement in whose place the article has one of another meaning. `article` is
 * normalised by `bareWords`.
 */
export function contradictingWords(statement: string, article: string): UnlikeWords | undefined {
  const stated = bareWords(statement)
  const text = article.slice(0, LONGEST)
  if (text.includes(stated)) return undefined
  return otherMeaning(stated, text) ?? otherNegation(stated, text) ?? otherFigure(stated, text)
}
