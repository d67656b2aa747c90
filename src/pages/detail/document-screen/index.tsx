import { type ApiError, isOffline } from '@/api/errors'
import { copy } from '@/copy'
import { Reader } from '@/features/reader'
import { ReaderSkeleton } from '@/features/reader/skeleton'
import { CATEGORIES } from '@/libraries/categories'
import type { DocumentSource } from '@/libraries/document'
import { relaunch, useParams } from '@/navigation'
import { HOME } from '@/routes'
import { Notice, wayHome } from '@/ui/notice'
import type { StateKind } from '@/ui/state'
import { articleIn } from './article-in'
import { followLink } from './follow-link'
import { useDocument } from './use-document'

interface DocumentScreenProps {
  source: DocumentSource
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
export function DocumentScreen({ source }: DocumentScreenProps) {
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
  const document = loaded.data
  return (
    <Reader
      key={document.id}
      document={document}
      pageType={source.pageType}
      library={CATEGORIES[source.category].label}
      startAt={articleIn(document, params.article)}
      onLink={followLink}
    />
  )
}
