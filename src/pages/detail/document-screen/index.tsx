import type { ReactNode } from 'react'
import { type ApiError, isOffline } from '@/request/errors'
import { copy } from '@/copy'
import type { Params } from '@domain/format/address'
import { Reader } from '@/features/reader'
import { ReaderSkeleton } from '@/features/reader/skeleton'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { relaunch, useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import { HOME } from '@/routing/routes'
import { copyText } from '@/actions/copy-text'
import { useDownload } from '@/actions/download-document'
import { Notice, wayHome } from '@/ui/notice'
import type { StateKind } from '@/ui/state'
import { addingTo } from './adding-to'
import { DocumentLinks } from './links'
import { useDocument } from './use-document'
import { useLawSheets } from './use-law-sheets'
import { useNeighbours } from './use-neighbours'
import { useCurrentPassage } from './use-current-passage'
import { useShareDocument } from './use-share-document'

interface DocumentScreenProps {
  source: DocumentSource
  /** Ways of its own that a document has, below its text. */
  beside?: (document: ReadableDocument) => ReactNode
}

const goHome = () => void relaunch(HOME)

function kindOf(error: ApiError): StateKind {
  if (isOffline(error)) return 'offline'
  if (error.id === 'not_found' || error.id === 'gone') return 'not-found'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** Another try is of use only where the next answer may be another. */
const isFinal = (kind: StateKind) => kind === 'not-found' || kind === 'no-permission'

/** The screen of a document, whatever library it comes from. */
export function DocumentScreen({ source, beside }: DocumentScreenProps) {
  const params = useParams()
  const loaded = useDocument(source, params)
  if (loaded.kind === 'loading') return <ReaderSkeleton />
  if (loaded.kind === 'failed') {
    const kind = kindOf(loaded.error)
    const retry = { label: copy.action.retry, onTap: loaded.retry, sensorsName: 'document_retry' }
    return (
      <Notice
        kind={kind}
        sentence={source.sentenceFor(loaded.error)}
        actions={isFinal(kind) ? [wayHome(goHome)] : [retry, wayHome(goHome)]}
      />
    )
  }
  return <LoadedDocument key={loaded.data.id} {...{ source, beside, params }} document={loaded.data} />
}

interface LoadedDocumentProps extends DocumentScreenProps {
  document: ReadableDocument
  params: Params
}

function LoadedDocument({ source, beside, document, params }: LoadedDocumentProps) {
  const { at, goTo } = useCurrentPassage(document, params.article)
  const onAdd = addingTo(source, params.query)
  const { onLink, onVersions, sheets } = useLawSheets(document, { goTo, onAdd })
  const { onShare, sheet } = useShareDocument(source.route, params, document)
  const neighbours = useNeighbours(source.route, document.id)
  const { busy, start } = useDownload()
  const isPublic = document.notPublicReason === undefined
  const leads = !host.isSinglePage()
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
      onShare={leads ? onShare : undefined}
      onDownload={path && isPublic && leads ? () => void start({ path, title: document.title, isPublic }) : undefined}
      downloading={busy}
      links={
        <>
          <DocumentLinks document={document} />
          {beside?.(document)}
        </>
      }
      neighbours={neighbours}
      over={
        <>
          {sheets}
          {sheet}
        </>
      }
    />
  )
}
