/** The versions of a law on their way to a thread, and citations held against them there. */
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import type { EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { mapWithYields } from '../search/yield-to-event-loop'
import { checkLaw } from './law'

export interface QuoteCheck {
  /** As JSON: a string crosses between threads at once, the thousands of articles of a law do not. */
  versions: string[]
  citations: CitationToCheck[]
}

/** Without what no citation is held against: what became of each article is as long again as the law. */
export function serializeVersion(document: EngineDocument): string {
  const payload = lawPayload(document)
  const articles = payload.articles.map(({ no }) => ({ no }))
  return JSON.stringify({ ...document, names: {}, values: {}, payload: { ...payload, articles, related: [] } })
}

export function checkQuotes({ versions, citations }: QuoteCheck): Promise<CheckedCitation[]> {
  const documents = versions.map(version => JSON.parse(version) as EngineDocument)
  return mapWithYields(citations, citation => checkLaw(citation, documents))
}
