import { useCallback } from 'react'
import type { LawRelated } from '@contract/lawregu'
import { ErrorScreen } from '@/request/error-state'
import { fetchRelatedDocuments } from '@/api/lawregu'
import { useLoaded } from '@/request/use-loaded'
import { readerCopy } from '@/copy/reader'
import { back, open } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Header } from '@/ui/header'
import { Notice, wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { DocumentList } from './list'
import { RelatedDocument } from './document'

interface RelatedDocumentsProps {
  lid: string
  /** The number of one of them, from 1; without it all are listed. */
  number?: string
}

const toBack = { label: readerCopy.action.back, onTap: () => void back(), sensorsName: 'papers_back' }

/** The documents about a law: one is shown at once, several are listed first. */
export function RelatedDocuments({ lid, number }: RelatedDocumentsProps) {
  const load = useCallback((signal: AbortSignalLike) => fetchRelatedDocuments(lid, signal), [lid])
  const loaded = useLoaded(load)

  if (loaded.kind === 'loading') return <DocumentsWaiting />
  if (loaded.kind === 'failed') {
    const { error, retry } = loaded
    const way = error.id === 'not_found' ? wayHome : toBack
    return <ErrorScreen error={error} retry={retry} sensorsName='papers_retry' way={way} />
  }
  const documents = loaded.data
  const chosen = chosenOf(documents, number)
  if (chosen) return <RelatedDocument paper={chosen} />
  if (!documents.length) return <Notice kind='empty' sentence={readerCopy.relatedDocuments.none} actions={[toBack]} />
  return <DocumentList documents={documents} onOpen={at => void open('law-related', { lid, paper: String(at + 1) })} />
}

function chosenOf(documents: LawRelated[], number: string | undefined): LawRelated | undefined {
  return documents.length === 1 ? documents[0] : documents[Number(number) - 1]
}

function DocumentsWaiting() {
  return (
    <Page header={<Header back title={readerCopy.document.related} ruled />}>
      <Skeleton rows={3} />
    </Page>
  )
}
