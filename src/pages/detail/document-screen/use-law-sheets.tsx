import { useCallback, useState } from 'react'
import { type ArticleHistory, CitationSheet, VersionsSheet } from '@/features/citation'
import { type Cited, citedBy } from '@/domain/cited'
import type { ReadableDocument } from '@/libraries/document'
import type { LinkSegment } from '@/ui/segments/types'
import { followLink } from './follow-link'

/** What a document's links and articles open over it: the article behind a citation, an article's earlier versions. */
export function useLawSheets({ id, title, passages }: ReadableDocument, goTo: (article: string) => boolean) {
  const [cited, setCited] = useState<Cited>()
  const [history, setHistory] = useState<ArticleHistory>()

  const onLink = useCallback((link: LinkSegment) => {
    const article = citedBy(link)
    if (article) setCited(article)
    else followLink(link)
  }, [])
  const onVersions = useCallback(
    (at: number) => {
      const passage = passages[at]
      if (passage?.kind !== 'article') return
      const { number: article, text, versions = [] } = passage
      setHistory({ title, article, text, versions })
    },
    [title, passages],
  )
  const sheets = (
    <>
      <CitationSheet
        cited={cited}
        onClose={() => setCited(undefined)}
        onJump={({ lid, article }) => lid === id && goTo(article)}
      />
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
  return { onLink, onVersions, sheets }
}
