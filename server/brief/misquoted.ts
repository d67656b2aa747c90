/** Where words in quotation marks are not those of the article: what they come nearest to, and how they differ. */
import type { CheckedCitation } from '@contract/brief'
import { isQuoted, nearestStretch } from '@domain/brief/quoted'
import { compare } from '@domain/text/compare'
import type { EngineDocument } from '../engine/port'
import { articleText, lawPayload } from '../libraries/law-view'

const TEXT = 20_000
const END = /[，。；：、]$/

function otherArticle(document: EngineDocument, quote: string, but: string | undefined): string | undefined {
  const { articles, info, preamble } = lawPayload(document)
  return articles.find(({ no }, at) => {
    const block = document.blocks[info + preamble + at]
    return no !== but && block !== undefined && isQuoted(quote, articleText(block, no))
  })?.no
}

export function misquotedIn(
  document: EngineDocument,
  quote: string,
  text: string,
  article?: string,
): Pick<CheckedCitation, 'state' | 'changes' | 'standsIn'> {
  const standsIn = article ? otherArticle(document, quote, article) : undefined
  if (standsIn) return { state: 'misquoted', standsIn }
  const said = quote.trim()
  const near = nearestStretch(said, text.slice(0, TEXT)).text
  // Where a quotation ends is no difference.
  return { state: 'misquoted', changes: compare(END.test(said) ? near : near.replace(END, ''), said) }
}
