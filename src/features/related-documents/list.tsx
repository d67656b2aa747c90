import type { LawRelated } from '@contract/lawregu'
import { readerCopy } from '@/copy/reader'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Row } from '@/ui/row'
import { keywordsOf } from './keywords'

interface DocumentListProps {
  documents: LawRelated[]
  onOpen: (at: number) => void
}

export function DocumentList({ documents, onOpen }: DocumentListProps) {
  return (
    <Page header={<Header back title={readerCopy.document.related} ruled />}>
      {documents.map(({ title, author, summary, keyWord }, at) => (
        <Row
          key={at}
          view={{
            title: [{ kind: 'text', text: title }],
            snippet: summary ? [{ kind: 'text', text: summary }] : [],
            meta: [author, keywordsOf(keyWord)].filter(Boolean),
          }}
          onTap={() => onOpen(at)}
          sensorsName='papers_paper'
        />
      ))}
    </Page>
  )
}
