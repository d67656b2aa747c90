import { useCallback } from 'react'
import type { LawRelated } from '@contract/lawregu'
import { isOffline, sentenceFor } from '@/request/errors'
import { fetchRelatedDocuments } from '@/api/lawregu'
import { useLoaded } from '@/request/use-loaded'
import { copy } from '@/copy'
import { back, open, relaunch } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { HOME } from '@/routing/routes'
import { Notice, wayHome } from '@/ui/notice'
import { DocumentList } from './list'
import { DocumentsWaiting } from './waiting'
import { RelatedDocument } from './document'

interface RelatedDocumentsProps {
  lid: string
  /** The number of one of them, from 1; without it all are listed. */
  number?: string
}

const toBack = { label: copy.action.back, onTap: () => void back(), sensorsName: 'papers_back' }
const toHome = wayHome(() => void relaunch(HOME))

/** The documents about a law: one is shown at once, several are listed first. */
export function RelatedDocuments({ lid, number }: RelatedDocumentsProps) {
  const load = useCallback((signal: AbortSignalLike) => fetchRelatedDocuments(lid, signal), [lid])
  const loaded = useLoaded(load)

  if (loaded.kind === 'loading') return <DocumentsWaiting />
  if (loaded.kind === 'failed') {
    const { error, retry } = loaded
    if (error.id === 'not_found') return <Notice kind='not-found' sentence={sentenceFor(error)} actions={[toHome]} />
    return (
      <Notice
        kind={isOffline(error) ? 'offline' : 'error'}
        sentence={sentenceFor(error)}
        actions={[{ label: copy.action.retry, onTap: retry, sensorsName: 'papers_retry' }, toBack]}
      />
    )
  }
  const documents = loaded.data
  const chosen = chosenOf(documents, number)
  if (chosen) return <RelatedDocument paper={chosen} />
  if (!documents.length) return <Notice kind='empty' sentence={copy.relatedDocuments.none} actions={[toBack]} />
  return <DocumentList documents={documents} onOpen={at => void open('law-related', { lid, paper: String(at + 1) })} />
}

function chosenOf(documents: LawRelated[], number: string | undefined): LawRelated | undefined {
  return documents.length === 1 ? documents[0] : documents[Number(number) - 1]
}
