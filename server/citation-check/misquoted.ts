/** Describes a misquotation: the nearest passage and its differences. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { nearestPassage } from '@domain/citation-check/nearest'
import { quoteMatcher } from '@domain/citation-check/quote-matching'
import type { EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { compareTexts } from './compare'
import { bareTextAt } from './bare-texts'

const TEXT = 20_000
/**
 * The maximum number of edits between both texts. With more edits by word, the texts are compared by sentence. With
 * more edits by sentence too, both texts are shown unmarked. The time of the comparison grows with the square of this
 * number.
 */
const MOST_EDITS = 200
const END = /[，。；：、]$/

function otherArticle(document: EngineDocument, quote: string, but: string): string | undefined {
  const isIn = quoteMatcher(quote)
  return lawPayload(document).articles.find(({ no }, at) => no !== but && isIn(bareTextAt(document, at)))?.no
}

/** The least similarity of words in quotation marks that no phrase introduces. Words below it count as no quotation. */
const LEAST_SIMILAR = 0.5

type Misquote = Pick<CheckedCitation, 'state' | 'changes' | 'standsIn'>

/**
 * Returns another article that contains the quotation, or otherwise the differences from the text. Returns `undefined`
 * if the words are unlike the text and may be no quotation.
 */
export function describeMisquote(
  document: EngineDocument,
  { quote = '', isQuoteUncertain }: Pick<CitationToCheck, 'quote' | 'isQuoteUncertain'>,
  text: string,
  article?: string,
): Misquote | undefined {
  const standsIn = article ? otherArticle(document, quote, article) : undefined
  if (standsIn) return { state: 'misquoted', standsIn }
  const words = quote.trim()
  const { text: near, similarity } = nearestPassage(words, text.slice(0, TEXT))
  if (isQuoteUncertain && similarity < LEAST_SIMILAR) return undefined
  // A difference in the last punctuation mark does not count.
  return {
    state: 'misquoted',
    changes: compareTexts(END.test(words) ? near : near.replace(END, ''), words, MOST_EDITS),
  }
}
