import { View } from '@tarojs/components'
import { useDidShow, usePageScroll } from '@tarojs/taro'
import { type ReactNode, useState } from 'react'
import { pageView } from '@/platform/page-view'
import { settings } from '@/platform/settings'
import { viewport } from '@/platform/viewport'
import { open } from '@/routing/navigation'
import { useHomeTab } from '@/stores/home-tab'
import { HomeHeader } from '@/ui/home-header'
import { HOME_TABS, tabAt } from './tabs'

/** From here on the large box lies below the header, for the most part. */
const BOX_GONE = 88

const BAR = 'home-bar'

/** The header of home: its name, and once the large box is scrolled away a small one in its place. */
export function HomeBar({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false)
  const { key: type, placeholder } = HOME_TABS[tabAt(useHomeTab(({ at }) => at))]!
  const look = ({ scrollTop }: { scrollTop: number }) => setScrolled(scrollTop > BOX_GONE)
  usePageScroll(look)
  // A page that another one has covered hears of that one's scrolling too.
  useDidShow(() => void pageView.survey([BAR], look))
  const search = {
    hint: placeholder,
    onTap: () => void open('home-search-input', { type }),
    sensorsName: 'home_search',
  }
  return (
    <View id={BAR}>
      <HomeHeader name={settings.appName} insets={viewport.headerInsets()} search={isScrolled ? search : undefined}>
        {children}
      </HomeHeader>
    </View>
  )
}
