import type { ReactNode } from 'react'
import { Access } from '@/features/access'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { DocumentScreen } from './document-screen'

interface Parts {
  /** Further links of the document. */
  extraLinks?: (document: ReadableDocument) => ReactNode
}

/** Returns the page component for the documents of a library. */
export const documentPage = (source: DocumentSource, parts: Parts = {}) =>
  function DocumentPage() {
    return (
      <Access route={source.route}>
        <DocumentScreen source={source} {...parts} />
      </Access>
    )
  }
