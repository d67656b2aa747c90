import { useCallback } from 'react'
import { View } from '@tarojs/components'
import type { RelatedPaper } from '@contract/lawregu'
import { openPdf } from '@/actions/open-pdf'
import { LoadErrorScreen } from '@/request/load-error'
import { fetchRelatedDocuments } from '@/api/law-document'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { readerCopy } from '@/copy/reader'
import { back, open } from '@/routing/navigation'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { Row } from '@/ui/row'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import './index.scss'

/** Joins keywords with 、: 合同;违约金;解除 becomes 合同、违约金、解除. */
const keywordsOf = (text: string): string =>
  text
    .split(/[;；,，、\s]+/)
    .filter(Boolean)
    .join('、')

/** Shows a paper, with a button that opens its PDF. */
function RelatedDocument({ paper: { title, author, summary, keyWord, url } }: { paper: RelatedPaper }) {
  const { busy, run } = useBusy()

  async function show() {
    if (!(await openPdf(url, title))) toast(readerCopy.relatedDocuments.failed)
  }

  return (
    <Page
      ground='card'
      header={<Header back title={readerCopy.document.related} ruled />}
      footer={
        <ActionBar
          main={{
            label: readerCopy.relatedDocuments.openPdf,
            icon: 'external-link',
            onTap: () => void run(show),
            busy,
            disabled: !url,
            sensorsName: 'paper_pdf',
          }}
          other={{ label: readerCopy.action.back, onTap: () => void back(), sensorsName: 'paper_back' }}
        />
      }
    >
      <View className='paper'>
        <View className='paper__title' {...role('heading')} aria-level={1}>
          {title}
        </View>
        {author && <View className='paper__author'>{author}</View>}
        <Part name={readerCopy.relatedDocuments.summary} text={summary} />
        <Part name={readerCopy.relatedDocuments.keywords} text={keywordsOf(keyWord)} />
      </View>
    </Page>
  )
}

function Part({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <>
      <View className='paper__name' {...role('heading')} aria-level={2}>
        {name}
      </View>
      <View className='paper__text'>{text}</View>
    </>
  )
}

interface DocumentListProps {
  documents: RelatedPaper[]
  onOpen: (at: number) => void
}

function DocumentList({ documents, onOpen }: DocumentListProps) {
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

interface RelatedDocumentsProps {
  lid: string
  /** The number of the document to show, counted from 1. Without it, all documents are listed. */
  number?: string
}

const backAction = { label: readerCopy.action.back, onTap: () => void back(), sensorsName: 'papers_back' }

/** Shows the papers about a law. If there is only one, shows it without a list. */
export function RelatedDocuments({ lid, number }: RelatedDocumentsProps) {
  const load = useCallback((signal: AbortSignalLike) => fetchRelatedDocuments(lid, signal), [lid])
  const loaded = useLoaded(load)

  if (loaded.kind === 'loading') return <DocumentsSkeleton />
  if (loaded.kind === 'failed') {
    const { error, retry } = loaded
    const way = error.id === 'not_found' ? homeAction : backAction
    return <LoadErrorScreen error={error} retry={retry} sensorsName='papers_retry' exitAction={way} />
  }
  const documents = loaded.data
  const selected = selectedDocument(documents, number)
  if (selected) return <RelatedDocument paper={selected} />
  if (!documents.length)
    return <StateScreen kind='empty' sentence={readerCopy.relatedDocuments.none} actions={[backAction]} />
  return <DocumentList documents={documents} onOpen={at => void open('law-related', { lid, paper: String(at + 1) })} />
}

function selectedDocument(documents: RelatedPaper[], number: string | undefined): RelatedPaper | undefined {
  return documents.length === 1 ? documents[0] : documents[Number(number) - 1]
}

function DocumentsSkeleton() {
  return (
    <Page header={<Header back title={readerCopy.document.related} ruled />}>
      <Skeleton rows={3} />
    </Page>
  )
}
