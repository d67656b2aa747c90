/** Describes a misquotation: the nearest passage and the differences. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { nearestPassage } from '@domain/citation-check/nearest'
import { quoteFinder } from '@domain/citation-check/quote-matching'
import type { EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { compareTexts } from './compare'
import { bareArticle } from './bare-texts'

const TEXT = 20_000
/**
 * The most edits that are shown. With more, both texts are shown whole. The search grows with the square of the edits,
 * and a text has many quotations.
 */
const MOST_EDITS = 200
const END = /[，。；：、]$/

function otherArticle(document: EngineDocument, quote: string, but: string): string | undefined {
  const isIn = quoteFinder(quote)
  return lawPayload(document).articles.find(({ no }, at) => no !== but && isIn(bareArticle(document, at)))?.no
}

/** The similarity below which words in quotation marks that nothing announces are no quotation. */
const LEAST_SIMILAR = 0.5

type Misquote = Pick<CheckedCitation, 'state' | 'changes' | 'standsIn'>

/** Returns `undefined` if the words may be no quotation and are unlike the text. */
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
  // Punctuation at the end of a quotation is no difference.
  return {
    state: 'misquoted',
    changes: compareTexts(END.test(words) ? near : near.replace(END, ''), words, MOST_EDITS),
  }
}
