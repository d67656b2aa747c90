import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { role } from './aria'
import { SearchFrame } from './search-box'
import { Tap } from './tap'
import './home-header.scss'

interface HomeHeaderProps {
  name: string
  children?: ReactNode
  /** A small search field. It replaces the name when the large search box has scrolled out of view. */
  search?: { hint: string; onTap: () => void; sensorsName?: string }
  /** The space in px of the status bar and WeChat's capsule button, if the screen has no system title bar. */
  insets?: { top: number; right: number }
}

/**
 * Shows the header of the home screen, 48 px high, with the app's logo and name on the left. The right side
 * is free for WeChat's capsule button or for one button of the app.
 */
export function HomeHeader({ name, children, search, insets }: HomeHeaderProps) {
  const style: CSSProperties = insets ? { paddingTop: `${insets.top}px`, paddingRight: `${insets.right}px` } : {}
  return (
    <View className='home-header' style={style} {...role('banner')}>
      <View className='home-header__bar'>
        <View className='home-header__mark' />
        <View className={search ? 'visually-hidden' : 'home-header__name'} {...role('heading')} aria-level={1}>
          {name}
        </View>
        {search && (
          <Tap className='home-header__search' onTap={search.onTap} sensorsName={search.sensorsName}>
            <SearchFrame>
              <View className='home-header__hint'>{search.hint}</View>
            </SearchFrame>
          </Tap>
        )}
        <View className='home-header__right'>{children}</View>
      </View>
    </View>
  )
}
