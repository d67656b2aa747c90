import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { useLastDefined } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import type { ArticleActionsProps } from './article-actions'
import type { ArticleHistory } from './versions'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CitingContext } from '@domain/citation/version-note'
import { readerCopy } from '@/copy/reader'
import { useArticleTrail } from './trail'
import type { ArticleHandlers } from './use-article-actions'

interface ArticleSheetProps extends Omit<ArticleActionsProps, 'of'> {
  /** The article whose actions are shown. `undefined` closes the sheet. */
  of: ArticleHistory | undefined
}

const actionsCode = () => import('./article-actions')

/** The sheet of an article's actions. Its code loads on demand. */
export function ArticleActionsSheet({ of, ...handlers }: ArticleSheetProps) {
  const lastArticle = useLastDefined(of)
  const code = useLazyPart(actionsCode, lastArticle !== undefined)
  if (!lastArticle) return null
  return (
    <Sheet beside open={of !== undefined} onClose={handlers.onClose} title={lastArticle.article}>
      <LazyPart part={code}>{({ ArticleActions }) => <ArticleActions of={lastArticle} {...handlers} />}</LazyPart>
    </Sheet>
  )
}

export { type ArticleHistory, VersionsSheet } from './versions'

interface CitationSheetProps extends ArticleHandlers {
  /** The tapped citation; `undefined` closes the sheet. */
  cited: ArticleLookup | undefined
  /** The document that contains the citation. All opened articles are shown in the version of that document's day. */
  citing?: CitingContext
}

const cardCode = () => import('./card')

/**
 * Shows a cited article in the lower half of the screen, or on a large screen beside the text. A citation inside the
 * article opens in the same sheet. The code loads on demand.
 */
export function CitationSheet({ cited, citing, ...handlers }: CitationSheetProps) {
  const { here, ...trail } = useArticleTrail(cited)
  const code = useLazyPart(cardCode, here !== undefined)
  if (!here) return null
  const open = cited !== undefined
  if (code.kind === 'ready') return <code.data.CitationCard {...{ open, here, citing, trail, handlers }} />
  return (
    <Sheet
      half
      beside
      open={open}
      onClose={handlers.onClose}
      title={here.law ?? readerCopy.citation.title}
      note={here.article}
    >
      <LazyPart part={code}>{() => null}</LazyPart>
    </Sheet>
  )
}
