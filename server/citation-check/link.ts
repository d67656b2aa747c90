/**
 * Selects what a link shares of a checked citation: its name and the finding. Quoted words that differ are shared only
 * if `quotes` is set.
 */
import type { CitationCheckToShare, CheckedCitation, SharedCitationResult } from '@contract/citation-check'
import { linkTarget } from '@domain/citation-check/link-target'
import { citationName, findingMessage } from '@domain/citation-check/finding-messages'
import { copy } from '../copy'

/** Returns the message of a finding without the quotation. It states that the words differ, but not how. */
function messageWithoutQuote(judged: CheckedCitation, article?: string) {
  const message = findingMessage({ ...judged, changes: undefined }, article)
  return message || (judged.state === 'misquoted' ? copy.citationCheck.differs : '')
}

export function sharedCitationResultOf(
  citation: CitationCheckToShare['citations'][number],
  judged: CheckedCitation,
  quotes: boolean,
): SharedCitationResult {
  const { state, changes } = judged
  const { article } = citation
  return {
    name: citationName(citation),
    state,
    saying: quotes ? findingMessage(judged, article) : messageWithoutQuote(judged, article),
    lead: linkTarget(judged, article),
    changes: quotes && state === 'misquoted' ? changes : undefined,
    ...(judged.laterReview?.overturned ? { overturned: true } : {}),
  }
}
