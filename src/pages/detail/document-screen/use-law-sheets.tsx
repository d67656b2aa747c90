import { useCallback, useState } from 'react'
import { type ArticleHistory, CitationSheet, VersionsSheet } from '@/features/citation'
import { type Cited, citedBy } from '@domain/citation/cited'
import type { Condition } from '@domain/query/condition'
import type { ReadableDocument } from '@/libraries/document'
import type { LinkSegment } from '@/ui/segments/types'
import { followLink } from '@/actions/follow-link'

interface Leads {
  /** Whether the text has such an article, and went there. */
  goTo: (article: string) => boolean
  /** Adds an article to the search that the document came out of, if it did. */
  onAdd?: (condition: Condition) => void
}

/** What a document's links and articles open over it: the article behind a citation, an article's earlier versions. */
export function useLawSheets({ id, title, passages, citing }: ReadableDocument, { goTo, onAdd }: Leads) {
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
        citing={citing}
        onClose={() => setCited(undefined)}
        onAdd={onAdd}
        onJump={({ lid, article }) => lid === id && goTo(article)}
      />
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
  return { onLink, onVersions, sheets }
}
