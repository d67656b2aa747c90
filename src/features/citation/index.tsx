import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { useLast } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import type { ArticleActionsProps } from './article-actions'
import type { ArticleHistory } from './versions'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Citing } from '@domain/citation/version-note'
import { readerCopy } from '@/copy/reader'
import { useTrail } from './trail'
import type { ArticleHandlers } from './use-article-actions'

interface ArticleSheetProps extends Omit<ArticleActionsProps, 'of'> {
  /** The article whose actions are shown. `undefined` closes the sheet. */
  of: ArticleHistory | undefined
}

const actionsCode = () => import('./article-actions')

/** The sheet of an article's actions. Its code loads on demand. */
export function ArticleSheet({ of, ...handlers }: ArticleSheetProps) {
  const lastArticle = useLast(of)
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
  /** The citing document. All articles of the trail are read as of its day. */
  citing?: Citing
}

const cardCode = () => import('./card')

/** The cited article, in the lower half of the screen. Its own citations open in its place. The code loads on demand. */
export function CitationSheet({ cited, citing, ...handlers }: CitationSheetProps) {
  const { here, ...trail } = useTrail(cited)
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
