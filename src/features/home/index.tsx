import { View, type CommonEvent, Text } from '@tarojs/components'
import { useDidShow, usePageScroll } from '@tarojs/taro'
import { type ReactNode, useState, memo, useCallback, useRef, useLayoutEffect } from 'react'
import { pageView } from '@/platform/page-view'
import { settings } from '@/platform/settings'
import { viewport } from '@/platform/viewport'
import { open } from '@/routing/navigation'
import { useHomeTab } from '@/stores/home-tab'
import { HomeHeader } from '@/ui/home-header'
import { HOME_TABS, tabAt, type HomeTabKey, swipeStep } from './tabs'
import { copy } from '@/copy'
import { useSession } from '@/stores/session'
import { Tabs } from '@/ui/tabs'
import { role } from '@/ui/aria'
import { useCarry } from '@/ui/swipe-panes'
import { Content } from './content'
import { CATEGORIES } from '@/libraries/categories'
import { BigSearchBox } from '@/ui/search-box'
import { useElder } from '@/stores/elder'
import { leftFinger, onlyFinger, type Point, type TouchLike } from '@/ui/touch'
import './index.scss'

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
  useDidShow(() => void pageView.measure([BAR], look))
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

interface SearchHeadProps {
  category: HomeTabKey
  intro: string
  placeholder: string
}

/** What the library holds, in a line, and the way into it. */
const SearchHead = memo(function SearchHead({ category: type, intro, placeholder }: SearchHeadProps) {
  const { advanced } = CATEGORIES[type]
  const isElder = useElder(({ on }) => on)
  const form = {
    label: isElder ? copy.elder.advanced : copy.searchBar.advanced,
    onTap: () => void open('advanced', { type }),
    sensorsName: 'home_advanced',
  }
  return (
    <>
      <Text className='home-intro'>{intro}</Text>
      <BigSearchBox
        placeholder={placeholder}
        onTap={() => void open('home-search-input', { type })}
        sensorsName='home_search'
        advanced={advanced ? form : undefined}
      />
    </>
  )
})

/** Props for what is swiped over. Only its two ends are looked at, so scrolling costs nothing. */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Point>()
  return {
    onTouchStart(event: CommonEvent) {
      from.current = onlyFinger(event as CommonEvent & TouchLike)
    },
    onTouchEnd(event: CommonEvent) {
      const to = leftFinger(event as CommonEvent & TouchLike)
      const step = from.current && to ? swipeStep(from.current, to) : 0
      from.current = undefined
      if (step) onStep(step)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}

/** All panes share the page's scrolling: each gets its own place back. Answers where a pane's is. */
function useScrollMemory(at: number) {
  const places = useRef<Record<number, number>>({})
  const top = useRef(0)

  usePageScroll(({ scrollTop }) => {
    top.current = scrollTop
    places.current[at] = scrollTop
  })

  useLayoutEffect(() => {
    const place = places.current[at] ?? 0
    if (top.current !== place) pageView.jumpTo(place)
  }, [at])

  return useCallback((of: number) => places.current[of] ?? 0, [])
}

const idOf = (at: number) => `home-pane-${at}`

const withOne = (visited: number[], at: number) => (visited.indexOf(at) < 0 ? [...visited, at] : visited)

/** Which panes there are by now, and from which side the present one came in. */
function useVisited(at: number) {
  const [shown, setShown] = useState({ at, visited: [at], side: '' })
  const peek = useCallback((to: number) => setShown(now => ({ ...now, visited: withOne(now.visited, to) })), [])
  if (shown.at === at) return { ...shown, peek }
  const side = at > shown.at ? 'home-pane--from-right' : 'home-pane--from-left'
  const next = { at, visited: withOne(shown.visited, at), side }
  setShown(next)
  return { ...next, peek }
}

interface HomePanesProps {
  at: number
  onChange: (at: number) => void
}

/** A pane is made when it is first looked at, and kept from then on. */
function HomePanes({ at, onChange }: HomePanesProps) {
  const box = useRef<HTMLElement>(null)
  const { visited, side, peek } = useVisited(at)
  const swipe = useSwipe(step => {
    if (at + step in HOME_TABS) onChange(at + step)
  })
  const placeOf = useScrollMemory(at)
  useCarry({ box, at, count: HOME_TABS.length, idOf, placeOf, onPeek: peek, onChange })

  return (
    <View ref={box} className='home-panes' {...swipe}>
      {HOME_TABS.map(({ key, label, intro, placeholder }, index) => {
        if (visited.indexOf(index) < 0) return null
        return (
          <View
            key={key}
            id={idOf(index)}
            className={`home-pane ${index === at ? side : 'home-pane--away'}`}
            {...role('tabpanel')}
            aria-label={label}
          >
            <SearchHead category={key} intro={intro} placeholder={placeholder} />
            <Content of={key} />
          </View>
        )
      })}
    </View>
  )
}

const indexOf = (key: HomeTabKey) => HOME_TABS.findIndex(tab => tab.key === key)

/** Which library the home screen looks at. */
export const LibraryTabs = memo(function LibraryTabs() {
  const { at, choose } = useHomeTab()
  return (
    <Tabs
      tabs={HOME_TABS}
      active={HOME_TABS[tabAt(at)]!.key}
      onChange={key => choose(indexOf(key))}
      label={copy.home.tabs}
      sensorsName='home_tab'
    />
  )
})

/** Members see more than guests: whoever signs in or out gets the panes anew. */
export const LibraryPanes = memo(function LibraryPanes() {
  const { at, choose } = useHomeTab()
  const token = useSession(session => session.token)
  return <HomePanes key={token ?? ''} at={tabAt(at)} onChange={choose} />
})
