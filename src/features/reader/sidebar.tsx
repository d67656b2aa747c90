import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { Later, useLater } from '@/request/later'
import { panes } from '@/platform/split-view'
import { readerCopy, fill } from '@/copy/reader'
import { role } from '@/ui/aria'
import { formatCount } from '@domain/format/amounts'
import { Sheet } from '@/ui/sheet'
import type { ContentsProps } from './contents-body'
import { articleCount, isLong, entryAt } from './model/catalog'

const { reader } = readerCopy

interface ContentsSheetProps extends ContentsProps {
  open: boolean
  onClose: () => void
}

const contentsCode = () => import('./contents-body')

/** Few begin by looking into the contents: what draws them comes while they read. */
export function Contents({ open, onClose, ...shown }: ContentsSheetProps) {
  const code = useLater(contentsCode, open)
  const articles = articleCount(shown.document.passages)
  const note = articles ? fill(reader.articles, { count: formatCount(articles) }) : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={shown.document.catalog.length ? reader.contents : reader.notes}
      note={note}
      tall={isLong(shown.document.catalog)}
    >
      <Later part={code}>{({ ContentsBody }) => <ContentsBody {...shown} />}</Later>
    </Sheet>
  )
}

/** The contents beside the text of a large screen: they follow the place one is at. */
export function Aside(props: ContentsProps) {
  return panes.useLarge() && props.document.catalog.length > 0 ? <Following {...props} /> : null
}

function Following({ document, here, onGo, notes, onNote }: ContentsProps) {
  const [at, setAt] = useState(here)
  const code = useLater(contentsCode, true)
  // The text learns first where it is.
  usePageScroll(() => setTimeout(() => setAt(entryAt(document.catalog, here())?.passage ?? 0)))
  return (
    <View className='reader-aside' {...role('navigation')} aria-label={readerCopy.reader.contents}>
      <View className='reader-aside__box'>
        <Later part={code}>
          {({ ContentsList, ContentsTabs }) => (
            <ContentsTabs document={document} notes={notes} onNote={onNote}>
              <ContentsList document={document} here={() => at} onGo={onGo} />
            </ContentsTabs>
          )}
        </Later>
      </View>
    </View>
  )
}
