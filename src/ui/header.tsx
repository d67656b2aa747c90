import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { back } from '@/routing/navigation'
import { role } from './aria'
import { HomeKey } from './home-key'
import { IconButton } from './icon-button'
import './header.scss'

interface HeaderProps {
  title?: string
  /** Draws the back key in the native app, whose webview has none of its own, and elsewhere the way home from where one came in. */
  back?: boolean
  /** One or two keys at the right. */
  keys?: ReactNode
  /** A line under it, once something has scrolled beneath. */
  ruled?: boolean
  /** On the page's own ground instead of the card's. */
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
