import { withoutSpacesInNumbers } from '../citation/document-number'

/** Matches white space, including the zero-width space, which copied text may contain. */
const WHITE_SPACE = /[\s\u200B]+/

/**
 * Returns the distinct words of a search field, in sequence. A case or document number is one word, even if it contains
 * spaces.
 */
export const splitKeywords = (text: string): string[] =>
  Array.from(
    new Set(
      withoutSpacesInNumbers(text)
        .split(WHITE_SPACE)
        .filter(word => word !== ''),
    ),
  )

const ARTICLE = /^(?:[\d０-９]|第[（(]?[零〇一二两三四五六七八九十百千\d０-９])/

const PART_OF_ARTICLE = /[款项]$/

/**
 * Splits a text into citations. Numbers after a law belong to it: 民法典 577 578 is two citations. A paragraph belongs to
 * the article before it.
 */
const splitCitations = (text: string): string[] => {
  const cited: string[] = []
  let law = ''
  for (const word of text.split(WHITE_SPACE).filter(Boolean)) {
    const last = cited[cited.length - 1]
    if (!ARTICLE.test(word) || last === undefined) cited.push((law = word))
    else if (last === law || PART_OF_ARTICLE.test(word)) cited[cited.length - 1] = `${last} ${word}`
    else cited.push(`${law} ${word}`)
  }
  return Array.from(new Set(cited))
}

/** Splits the text of a field in the advanced search into words, or into citations for 引用法条. */
export const splitForDimension = (dimension: string, text: string): string[] =>
  dimension === '引用法条' ? splitCitations(text) : splitKeywords(text)

/** Reads an exclusion: `-物权` and `物权-` exclude the word. A dash alone is a word. */
export function readExclusion(word: string): { word: string; exclude: boolean } {
  if (word.length < 2) return { word, exclude: false }
  const bare = word.replace(/^-/, '').replace(/(.)-$/, '$1')
  return { word: bare, exclude: bare !== word }
}

/** The dimensions in which a dash excludes a word. 法院认为 is the former name of 法院观点. */
const WITH_EXCLUSION = ['标题', '全文', '法院观点', '法院认为', '裁判结果', '检察院观点']

/**
 * Whether a dash excludes a word in this dimension. In other dimensions, such as case numbers and dates, a
 * dash is part of the value.
 */
export const supportsExclusion = (dimension: string): boolean => WITH_EXCLUSION.indexOf(dimension) >= 0
