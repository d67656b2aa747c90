import { type ReactNode, useMemo, useState } from 'react'
import { ErrorScreen } from '@/request/error-state'
import type { Params } from '@domain/format/address'
import { Reader } from '@/features/reader'
import { ReaderSkeleton } from '@/features/reader/skeleton'
import type { NoteWish } from '@/features/reader/notes/types'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { Landing } from '@/features/share/landing'
import { isEntrance, useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import { copyText } from '@/actions/copy-text'
import { useDownload } from '@/actions/download-document'
import { addingTo } from './adding-to'
import { DocumentLinks } from './links'
import { noteSubjectOf } from './note-subject'
import { SourceLine } from './source-line'
import { useDocument } from './use-document'
import { useKeep } from './use-keep'
import { useLawSheets } from './use-law-sheets'
import { useNeighbours } from './use-neighbours'
import { useCurrentPassage } from './use-current-passage'
import { useShareDocument } from './use-share-document'

interface DocumentScreenProps {
  source: DocumentSource
  /** Ways of its own that a document has, below its text. */
  beside?: (document: ReadableDocument) => ReactNode
}

/** The screen of a document, whatever library it comes from. */
export function DocumentScreen({ source, beside }: DocumentScreenProps) {
  const params = useParams()
  const loaded = useDocument(source, params)
  if (loaded.kind === 'loading') return <ReaderSkeleton />
  if (loaded.kind === 'failed') {
    const { error, retry } = loaded
    return <ErrorScreen error={error} retry={retry} sensorsName='document_retry' sentence={source.sentenceFor(error)} />
  }
  return <LoadedDocument key={loaded.data.id} {...{ source, beside, params }} document={loaded.data} />
}

interface LoadedDocumentProps extends DocumentScreenProps {
  document: ReadableDocument
  params: Params
}

function LoadedDocument({ source, beside, document, params }: LoadedDocumentProps) {
  const leads = !host.isSinglePage()
  const { at, goTo } = useCurrentPassage(document, params)
  const [noteAt, noteOn] = useState<NoteWish>()
  const onAdd = addingTo(source, params.query)
  const { share, shareFrom, sheet } = useShareDocument(source, params, document)
  const { onLink, onVersions, onArticle, sheets } = useLawSheets(document, {
    goTo,
    onAdd,
    onShare: shareFrom,
    onNote: leads ? passage => noteOn({ passage }) : undefined,
  })
  const neighbours = useNeighbours(source.route, document.id)
  const keep = useKeep(source, params, document)
  const noteSubject = useMemo(() => noteSubjectOf({ source, params, document }), [source, params, document])
  const { busy, start } = useDownload()
  const isPublic = document.notPublicReason === undefined
  const [landed] = useState(() => params.secretKey !== undefined && host.current() !== 'app' && isEntrance())
  const path = source.downloadPath?.(document.id)
  return (
    <Reader
      document={document}
      pageType={source.pageType}
      library={source.category.label}
      at={at}
      onLink={onLink}
      onVersions={onVersions}
      onCite={() => void copyText(document.citation)}
      onArticle={onArticle}
      keep={leads ? keep : undefined}
      noteSubject={leads ? noteSubject : undefined}
      noteAt={noteAt}
      onShare={leads ? share : undefined}
      onDownload={path && isPublic && leads ? () => void start({ path, title: document.title, isPublic }) : undefined}
      downloading={busy}
      links={
        <>
          <DocumentLinks document={document} />
          {beside?.(document)}
        </>
      }
      neighbours={neighbours}
      foot={
        <>
          {landed && leads && <Landing />}
          <SourceLine route={source.route} params={params} />
        </>
      }
      over={
        <>
          {sheets}
          {sheet}
        </>
      }
    />
  )
}
