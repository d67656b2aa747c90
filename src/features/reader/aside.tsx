import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { Later, useLater } from '@/request/later'
import { panes } from '@/platform/panes'
import { readerCopy } from '@/copy/reader'
import { role } from '@/ui/aria'
import { contentsCode } from './contents'
import type { ContentsProps } from './contents-body'
import { entryAt } from './model/catalog'

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
