import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { role } from './aria'
import { SearchWell } from './search-box'
import { Tap } from './tap'
import './home-header.scss'

interface HomeHeaderProps {
  name: string
  children?: ReactNode
  /** In the place of the name, when the large box has been scrolled away. */
  search?: { hint: string; onTap: () => void; sensorsName?: string }
  /** Where no bar of the system stands above: what the status bar and the capsule take, in px. */
  insets?: { top: number; right: number }
}

/** 48 px: the product's mark and name at the left, the right kept free for the capsule or a key. */
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
            <SearchWell>
              <View className='home-header__hint'>{search.hint}</View>
            </SearchWell>
          </Tap>
        )}
        <View className='home-header__right'>{children}</View>
      </View>
    </View>
  )
}
