import type { Cited } from '@domain/citation/cited'
import type { Citing } from '@domain/citation/citing'
import { CitationCard } from './card'
import type { Ways } from './use-ways'
import { useTrail } from './use-trail'
import './index.scss'

export { ArticleSheet } from './article-sheet'
export { type ArticleHistory, VersionsSheet } from './versions'

interface CitationSheetProps extends Ways {
  /** What was tapped; nothing closes the sheet. */
  cited: Cited | undefined
  /** The document that cites; what is read on from there is read as of its day too. */
  citing?: Citing
}

/** The article behind a citation, in the lower half of the screen; what it cites opens in its place. */
export function CitationSheet({ cited, citing, ...ways }: CitationSheetProps) {
  const { here, ...trail } = useTrail(cited)
  if (!here) return null
  return <CitationCard open={cited !== undefined} here={here} citing={citing} trail={trail} ways={ways} />
}
