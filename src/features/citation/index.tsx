import { Later, useLater } from '@/request/later'
import { useLast } from '@/ui/layer/use-last'
import { Sheet } from '@/ui/sheet'
import type { ArticleWaysProps } from './article-ways'
import type { ArticleHistory } from './versions'
import type { Cited } from '@domain/citation/cited'
import type { Citing } from '@domain/citation/citing'
import { CitationCard, useTrail } from './card'
import type { Ways } from './use-ways'
import './index.scss'

interface ArticleSheetProps extends Omit<ArticleWaysProps, 'of'> {
  /** Nothing closes the sheet. */
  of: ArticleHistory | undefined
}

const waysCode = () => import('./article-ways')

/** An article is asked what can be done with it once one reads: what draws that comes meanwhile. */
export function ArticleSheet({ of, ...ways }: ArticleSheetProps) {
  const shown = useLast(of)
  const code = useLater(waysCode, shown !== undefined)
  if (!shown) return null
  return (
    <Sheet open={of !== undefined} onClose={ways.onClose} title={shown.article}>
      <Later part={code}>{({ ArticleWays }) => <ArticleWays of={shown} {...ways} />}</Later>
    </Sheet>
  )
}

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
