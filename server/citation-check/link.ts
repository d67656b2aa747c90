/** What is kept of a checked brief for whoever has its link: what was found, and nothing of the brief but its citations. */
import type { BriefToLink, CheckedCitation, LinkedCitation } from '@contract/brief'
import { linkTarget } from '@domain/citation-check/link-target'
import { citationName, findingMessage } from '@domain/citation-check/finding-messages'
import { copy } from '../copy'

/** Without the quotation's words it is said that they differ, and not how. */
function messageWithoutQuote(judged: CheckedCitation, article?: string) {
  const message = findingMessage({ ...judged, changes: undefined }, article)
  return message || (judged.state === 'misquoted' ? copy.citationCheck.differs : '')
}

export function linkedCitation(
  citation: BriefToLink['citations'][number],
  judged: CheckedCitation,
  quotes: boolean,
): LinkedCitation {
  const { state, changes } = judged
  const { article } = citation
  return {
    name: citationName(citation),
    state,
    saying: quotes ? findingMessage(judged, article) : messageWithoutQuote(judged, article),
    lead: linkTarget(judged, article),
    changes: quotes && state === 'misquoted' ? changes : undefined,
  }
}
