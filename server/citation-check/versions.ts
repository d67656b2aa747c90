/** Prepares versions of a law for a thread, and checks citations in the thread. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import type { EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { mapWithYields } from '../search/yield-to-event-loop'
import { checkLawCitation } from './law'

/** The input of a check in a thread. */
export interface QuoteCheck {
  /** The versions as JSON. A thread receives a string faster than thousands of articles as objects. */
  versions: string[]
  citations: CitationToCheck[]
}

/**
 * Converts a version to JSON without data that checks do not need. The history of the articles alone would double the
 * size.
 */
export function serializeVersion(document: EngineDocument): string {
  const payload = lawPayload(document)
  const articles = payload.articles.map(({ no }) => ({ no }))
  return JSON.stringify({ ...document, names: {}, values: {}, payload: { ...payload, articles, related: [] } })
}

export function checkQuotes({ versions, citations }: QuoteCheck): Promise<CheckedCitation[]> {
  const documents = versions.map(version => JSON.parse(version) as EngineDocument)
  return mapWithYields(citations, citation => checkLawCitation(citation, documents))
}
