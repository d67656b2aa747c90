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

const ARTICLE = /^(?:[\d０-９]|第[零〇一二两三四五六七八九十百千\d０-９])/

/** Splits a text into citations. A number after a law belongs to it: 民法典 577 is one citation. */
const splitCitations = (text: string): string[] => {
  const cited: string[] = []
  for (const word of text.split(WHITE_SPACE).filter(Boolean)) {
    if (ARTICLE.test(word) && cited.length) cited.push(`${cited.pop()} ${word}`)
    else cited.push(word)
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
