import { useCallback, useMemo, useState } from 'react'
import { type ArticleHistory, ArticleActionsSheet, CitationSheet, VersionsSheet } from '@/features/citation'
import { type ArticleLookup, citedArticleOf } from '@domain/citation/link-citations'
import type { Condition } from '@domain/query/condition'
import type { ReadableDocument } from '@/libraries/document'
import type { LinkSegment } from '@/ui/segments/types'
import { followLink } from '@/actions/open-document'

interface ArticleLinks {
  /** Scrolls to the article. Returns whether the text has the article. */
  goTo: (article: string) => boolean
  /** Adds an article to the search that the document was opened from. */
  onAdd?: (condition: Condition) => void
  onShare: (passage: number) => void
  /** Adds a note to the article. */
  onNote?: (passage: number) => void
}

/** Holds the sheets over a document: a cited article, the actions for an article, and its earlier versions. */
export function useLawSheets(
  { id, title, passages, citing }: ReadableDocument,
  { goTo, onAdd, onShare, onNote }: ArticleLinks,
) {
  const [cited, setCited] = useState<ArticleLookup>()
  const [history, setHistory] = useState<ArticleHistory>()

  const onLink = useCallback((link: LinkSegment) => {
    const article = citedArticleOf(link)
    if (article) setCited(article)
    else followLink(link)
  }, [])
  const historyAt = useCallback(
    (at: number): ArticleHistory | undefined => {
      const passage = passages[at]
      if (passage?.kind !== 'article') return undefined
      const { number: article, text, versions = [] } = passage
      return { title, article, text, versions }
    },
    [title, passages],
  )
  const onVersions = useCallback((at: number) => setHistory(historyAt(at)), [historyAt])
  const hasArticles = useMemo(() => passages.some(({ kind }) => kind === 'article'), [passages])
  const [openPassage, setOpenPassage] = useState<number>()
  const openArticle = useMemo(
    () => (openPassage === undefined ? undefined : historyAt(openPassage)),
    [openPassage, historyAt],
  )
  const sheets = (
    <>
      <CitationSheet
        cited={cited}
        citing={citing}
        onClose={() => setCited(undefined)}
        onAdd={onAdd}
        onJump={({ lid, article }) => lid === id && goTo(article)}
      />
      {hasArticles && (
        <ArticleActionsSheet
          of={openArticle}
          onClose={() => setOpenPassage(undefined)}
          onVersions={() => setHistory(openArticle)}
          onShare={() => openPassage !== undefined && onShare(openPassage)}
          onNote={onNote && (() => openPassage !== undefined && onNote(openPassage))}
        />
      )}
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
  return { onLink, onVersions, onArticle: setOpenPassage, sheets }
}
