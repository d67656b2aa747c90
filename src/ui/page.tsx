import { View, Text } from '@tarojs/components'
import { type ReactNode, useSyncExternalStore } from 'react'
import { role } from './aria'
import { copy, fill } from '@/copy'
import { offline } from '@/platform/offline'
import { Tap } from './tap'
import { PageMessages } from './messages/places'
import { usePageType } from './page-type'
import './kept-notice.scss'
import './page.scss'

/** Says that what is shown may be older than what the services have, and asks them again. */
function KeptNotice() {
  const day = useSyncExternalStore(offline.watch, offline.keptDay, offline.keptDay)
  if (!day) return null
  return (
    <Tap className='kept-notice' onTap={offline.retry} sensorsName='kept_retry'>
      <Text className='kept-notice__sentence'>{fill(copy.offline.kept, { day })}</Text>
      <Text className='kept-notice__key'>{copy.action.retry}</Text>
    </Tap>
  )
}

interface PageProps {
  /** Stays at the top while the page scrolls. */
  header?: ReactNode
  /** Stays at the bottom. */
  footer?: ReactNode
  /** Sheets, drawers and popups. */
  over?: ReactNode
  /** Paper under cards, or one sheet of card ground to read on. */
  ground?: 'paper' | 'card'
  className?: string
  /** What a screen reader calls a screen that shows no title. */
  name?: string
  children: ReactNode
}

/**
 * The shell of every screen: a column as wide as a phone or a tablet, clear of notch and home bar. The page itself scrolls
 * (Taro's page container on H5, the native page in the mini-program), so useReachBottom and usePageScroll work on both.
 */
export function Page({ header, footer, over, ground = 'paper', className = '', name, children }: PageProps) {
  const type = usePageType()
  return (
    <View
      className={`page page--${ground}${type.className} ${className}`}
      {...(type.style ? { style: type.style } : {})}
    >
      <View className='page__header'>
        {header}
        <KeptNotice />
      </View>
      <View className='page__main' {...role('main')}>
        {name && (
          <View className='visually-hidden' {...role('heading')} aria-level={1}>
            {name}
          </View>
        )}
        {children}
      </View>
      {footer && <View className='page__footer'>{footer}</View>}
      {over}
      <PageMessages />
    </View>
  )
}
