import { View, Text } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { copy, fill } from '@/copy'
import { relaunch, back } from '@/routing/navigation'
import { HOME, ROUTES } from '@/routing/routes'
import { host } from '@/platform/host'
import { dropToastsOfPage } from '@/platform/messages'
import { offline } from '@/platform/offline'
import { State, type StateProps } from './state'
import { role } from './aria'
import { WorkspaceShortcut, HomeButton } from './header-buttons'
import { IconButton } from './icon-button'
import { Tap } from './tap'
import { PageMessages } from './messages/places'
import { usePageFontSize } from './page-type'
import { Spinner } from './spinner'
import './header.scss'
import './cached-notice.scss'
import './page.scss'

/** Shows a state, such as an error, on a whole screen, with the buttons that every bar has. */
export const StateScreen = ({ title, ...state }: StateProps & { title?: string }) => (
  <Page header={<Header clear back title={title} />}>
    <State {...state} />
  </Page>
)

/** The button of a screen from which no other button leads on. It opens the home screen. */
export const homeAction = { label: copy.action.home, onTap: () => void relaunch(HOME), sensorsName: 'state_home' }

interface HeaderProps {
  title?: string
  /**
   * Shows the buttons at the left: a back button in the native app, whose webview has none, elsewhere a `HomeButton`.
   * Outside the mini-program the button that opens the workspace follows.
   */
  back?: boolean
  /** One or two buttons at the right. */
  actions?: ReactNode
  /** Draws a line below the header, once content has scrolled under it. */
  ruled?: boolean
  /** Gives the header the background of the page and not that of a card. */
  clear?: boolean
}

/**
 * Shows the page's header, 44 px high: the title in the middle, buttons at both ends. In the mini-program the system's
 * bar has the title and the back button, so only the other buttons are drawn.
 */
export function Header({ title, back: leadsBack, actions, ruled, clear }: HeaderProps) {
  return (
    <View
      className={`header${ruled ? ' header--ruled' : ''}${clear ? ' header--clear' : ''}${actions ? '' : ' header--bare'}`}
      {...role('banner')}
    >
      <View className='header__side'>
        {leadsBack &&
          (host.current() === 'app' ? (
            <IconButton icon='chevron-left' size={24} label={copy.action.back} onTap={() => void back()} />
          ) : (
            <HomeButton />
          ))}
        {leadsBack && host.current() !== 'weapp' && title !== ROUTES.desk.title && <WorkspaceShortcut />}
      </View>
      <View className='header__title' {...(title ? { ...role('heading'), 'aria-level': 1 } : {})}>
        {title}
      </View>
      <View className='header__side header__side--right'>{actions}</View>
    </View>
  )
}

/** Shows a line which says that the screen has cached data. A tap loads the data again. */
function CachedNotice() {
  const day = useSyncExternalStore(offline.watch, offline.cachedDay, offline.cachedDay)
  if (!day) return null
  return (
    <Tap className='cached-notice' onTap={offline.retry} sensorsName='kept_retry'>
      <Text className='cached-notice__sentence'>{fill(copy.offline.saved, { day })}</Text>
      <Text className='cached-notice__key'>{copy.action.retry}</Text>
    </Tap>
  )
}

interface PageProps {
  /** The header, which stays at the top while the page scrolls. */
  header?: ReactNode
  /** The footer, which stays at the bottom. */
  footer?: ReactNode
  /** Layers over the page: sheets, drawers and popups. */
  over?: ReactNode
  /** The background: `paper` for a page with cards, `card` for one page-wide card. */
  ground?: 'paper' | 'card'
  className?: string
  /** The accessible name of a screen without a visible title. */
  name?: string
  children: ReactNode
}

/**
 * Renders a screen as one column, as wide as a phone or a tablet, clear of the notch and the home indicator.
 * The page itself scrolls: Taro's page container on H5, the native page in the mini-program. So
 * useReachBottom and usePageScroll work on both.
 */
export function Page({ header, footer, over, ground = 'paper', className = '', name, children }: PageProps) {
  const type = usePageFontSize()
  useDidHide(dropToastsOfPage)
  useEffect(() => dropToastsOfPage, [])
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

/** Shows a loading screen after a short delay, so that a fast page does not flash. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <Page>
      <View className='loading-page' {...role('status')}>
        <Spinner size={20} />
        <Text className='loading-page__label'>{label}</Text>
      </View>
    </Page>
  )
}
