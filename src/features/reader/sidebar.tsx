import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { splitView } from '@/platform/split-view'
import { readerCopy, fill } from '@/copy/reader'
import { role } from '@/ui/aria'
import { formatCount } from '@domain/format/amounts'
import { Sheet } from '@/ui/sheet'
import type { ContentsProps } from './contents-body'
import { articleCount, isLongCatalog, catalogEntryAt } from './model/catalog'
import type { PassageTarget } from './use-text'

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

interface SidebarProps extends ContentsProps {
  /** The last jump. Only a new object counts as another jump. */
  jump?: PassageTarget
}

/** Shows the contents beside the text on a large screen, and marks the heading at the reader's position. */
export function ReaderSidebar(props: SidebarProps) {
  return splitView.useLarge() && props.document.catalog.length > 0 ? <SidebarContents {...props} /> : null
}

/**
 * Returns the passage of the current heading. The passage of a jump counts as reached even if the page ends before it
 * is at the top.
 */
function useCurrentHeading({ document: { catalog }, here, jump }: SidebarProps): number {
  const [at, setAt] = useState(here)
  const [formerJump, setFormerJump] = useState<PassageTarget>()
  const position = useRef(0)
  const headingOf = (passage: number) => catalogEntryAt(catalog, passage)?.passage ?? 0
  usePageScroll(({ scrollTop }) => {
    // Whoever scrolls back has left the passage of the jump.
    if (scrollTop < position.current) setFormerJump(jump)
    position.current = scrollTop
    // The text must handle the scroll event first, so the position is read in a timeout.
    setTimeout(() => setAt(headingOf(here())))
  })
  return jump && jump !== formerJump ? headingOf(Math.max(at, jump.passage)) : at
}

function SidebarContents(props: SidebarProps) {
  const { document, onGo, notes, onNote } = props
  const at = useCurrentHeading(props)
  const code = useLazyPart(contentsCode, true)
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
