import { View, Text } from '@tarojs/components'
import { type ReactNode, useSyncExternalStore } from 'react'
import { copy, fill } from '@/copy'
import { relaunch, back } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { host } from '@/platform/host'
import { State, type StateProps } from './state'
import { role } from './aria'
import { HomeKey } from './home-key'
import { IconButton } from './icon-button'
import { offline } from '@/platform/offline'
import { Tap } from './tap'
import { PageMessages } from './messages/places'
import { usePageType } from './page-type'
import './header.scss'
import './kept-notice.scss'
import './page.scss'

/** A screen that shows only a state. In the native app's webview it needs a back key. */
export function StateScreen(state: StateProps) {
  const inApp = host.current() === 'app'
  return (
    <Page header={inApp && <Header clear back />}>
      <State {...state} />
    </Page>
  )
}

/** The action of a dead end: opens home. */
export const homeAction = { label: copy.action.home, onTap: () => void relaunch(HOME), sensorsName: 'state_home' }

interface HeaderProps {
  title?: string
  /** Shows a back key in the native app, whose webview has none, and elsewhere a home key on the first page. */
  back?: boolean
  /** One or two keys at the right. */
  keys?: ReactNode
  /** Draws a line under the header, once content has scrolled beneath. */
  ruled?: boolean
  /** Uses the background of the page instead of the card's. */
  clear?: boolean
}

/**
 * 44 px: the title in the middle, keys at both ends. In the mini-program the system's bar has the title and the way back,
 * so only the keys are left.
 */
export function Header({ title, back: leadsBack, keys, ruled, clear }: HeaderProps) {
  return (
    <View
      className={`header${ruled ? ' header--ruled' : ''}${clear ? ' header--clear' : ''}${keys ? '' : ' header--bare'}`}
      {...role('banner')}
    >
      <View className='header__side'>
        {leadsBack &&
          (host.current() === 'app' ? (
            <IconButton icon='chevron-left' size={24} label={copy.action.back} onTap={() => void back()} />
          ) : (
            <HomeKey />
          ))}
      </View>
      <View className='header__title' {...(title ? { ...role('heading'), 'aria-level': 1 } : {})}>
        {title}
      </View>
      <View className='header__side header__side--right'>{keys}</View>
    </View>
  )
}

/** Warns that the screen shows cached data. A tap loads it again. */
function CachedNotice() {
  const day = useSyncExternalStore(offline.watch, offline.cachedDay, offline.cachedDay)
  if (!day) return null
  return (
    <Tap className='kept-notice' onTap={offline.retry} sensorsName='kept_retry'>
      <Text className='kept-notice__sentence'>{fill(copy.offline.saved, { day })}</Text>
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
  /** The background: paper under cards, or one card to read on. */
  ground?: 'paper' | 'card'
  className?: string
  /** The accessible name of a screen without a visible title. */
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
        <CachedNotice />
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
