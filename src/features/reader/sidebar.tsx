import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { splitView } from '@/platform/split-view'
import { readerCopy, fill } from '@/copy/reader'
import { role } from '@/ui/aria'
import { formatCount } from '@domain/format/amounts'
import { Sheet } from '@/ui/sheet'
import type { ContentsProps } from './contents-body'
import { articleCount, isLongCatalog, catalogEntryAt } from './model/catalog'

const { reader } = readerCopy

interface ContentsSheetProps extends ContentsProps {
  open: boolean
  onClose: () => void
}

const contentsCode = () => import('./contents-body')

/** Shows the sheet with the contents, whose code loads on demand. */
export function ContentsSheet({ open, onClose, ...contents }: ContentsSheetProps) {
  const code = useLazyPart(contentsCode, open)
  const articles = articleCount(contents.document.passages)
  const note = articles ? fill(reader.articles, { count: formatCount(articles) }) : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={contents.document.catalog.length ? reader.contents : reader.notes}
      note={note}
      tall={isLongCatalog(contents.document.catalog)}
    >
      <LazyPart part={code}>{({ ContentsBody }) => <ContentsBody {...contents} />}</LazyPart>
    </Sheet>
  )
}

/** Shows the contents beside the text on a large screen, and marks the heading at the reader's position. */
export function ReaderSidebar(props: ContentsProps) {
  return splitView.useLarge() && props.document.catalog.length > 0 ? <SidebarContents {...props} /> : null
}

function SidebarContents({ document, here, onGo, notes, onNote }: ContentsProps) {
  const [at, setAt] = useState(here)
  const code = useLazyPart(contentsCode, true)
  // The text must handle the scroll event first, so the position is read in a timeout.
  usePageScroll(() => setTimeout(() => setAt(catalogEntryAt(document.catalog, here())?.passage ?? 0)))
  return (
    <View className='reader-sidebar' {...role('navigation')} aria-label={readerCopy.reader.contents}>
      <View className='reader-sidebar__box'>
        <LazyPart part={code}>
          {({ ContentsList, ContentsTabs }) => (
            <ContentsTabs document={document} notes={notes} onNote={onNote}>
              <ContentsList document={document} here={() => at} onGo={onGo} />
            </ContentsTabs>
          )}
        </LazyPart>
      </View>
    </View>
  )
}
