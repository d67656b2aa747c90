import { View, type CommonEvent, Text } from '@tarojs/components'
import { useDidShow, usePageScroll } from '@tarojs/taro'
import { type ReactNode, useState, memo, useCallback, useRef, useLayoutEffect } from 'react'
import { pageView } from '@/platform/page-view'
import { settings } from '@/platform/settings'
import { viewport } from '@/platform/viewport'
import { open } from '@/routing/navigation'
import { useHomeTab } from '@/stores/home-tab'
import { HomeHeader } from '@/ui/home-header'
import { offeredTabs, tabIndexOf, type HomeTabKey, tabStepOfSwipe } from './tabs'
import { copy, fill } from '@/copy'
import { useSession } from '@/stores/session'
import { Tabs } from '@/ui/tabs'
import { role } from '@/ui/aria'
import { MainFunctions } from './main-functions'
import { LibraryShortcuts } from './shortcuts'
import { State } from '@/ui/state'
import { useSwipePanes } from '@/ui/swipe-panes'
import { HomePaneContent } from './content'
import { CATEGORIES } from '@/libraries/categories'
import { BigSearchBox } from '@/ui/search-box'
import { useElderMode } from '@/stores/elder'
import { liftedFinger, onlyFinger, type Point, type TouchLike } from '@/ui/touch'
import './index.scss'

/** From this scroll position on, the header covers most of the large search box. */
const BOX_HIDDEN_AT = 88

const BAR = 'home-bar'

/** Shows the header of the home screen: the app's name, or a small search box once the large one has scrolled off. */
export function HomeBar({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false)
  const tab = offeredTabs()[tabIndexOf(useHomeTab(({ at }) => at))]
  const updateScrolled = ({ scrollTop }: { scrollTop: number }) => setScrolled(scrollTop > BOX_HIDDEN_AT)
  usePageScroll(updateScrolled)
  // While the page was covered, it received the scroll events of the page above it. The header therefore measures
  // again.
  useDidShow(() => void pageView.measure([BAR], updateScrolled))
  const search = tab && {
    hint: tab.placeholder,
    onTap: () => void open('home-search-input', { type: tab.key }),
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

interface SearchHeaderProps {
  category: HomeTabKey
  intro: string
  placeholder: string
}

/** Shows the library's description and its search box. */
const SearchHeader = memo(function SearchHeader({ category: type, intro, placeholder }: SearchHeaderProps) {
  const { advanced } = CATEGORIES[type]
  const isElder = useElderMode(({ on }) => on)
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
      <MainFunctions tab={type} />
    </>
  )
})

/**
 * Touch handlers that recognise a swipe. They use only the start and the end of a touch, so that they do not slow
 * down scrolling.
 */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Point>()
  return {
    onTouchStart(event: CommonEvent) {
      from.current = onlyFinger(event as CommonEvent & TouchLike)
    },
    onTouchEnd(event: CommonEvent) {
      const to = liftedFinger(event as CommonEvent & TouchLike)
      const step = from.current && to ? tabStepOfSwipe(from.current, to) : 0
      from.current = undefined
      if (step) onStep(step)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}

/**
 * Restores the scroll position of a pane when the reader returns to it, because all panes scroll the same page.
 * Returns a function that looks up a pane's position.
 */
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

const withVisit = (visited: number[], at: number) => (visited.indexOf(at) < 0 ? [...visited, at] : visited)

/**
 * Returns the visited panes, and the class for the side from which the current pane slides in. `peek` adds a pane
 * before its visit.
 */
function useVisited(at: number) {
  const [visits, setVisits] = useState({ at, visited: [at], side: '' })
  const peek = useCallback((to: number) => setVisits(now => ({ ...now, visited: withVisit(now.visited, to) })), [])
  if (visits.at === at) return { ...visits, peek }
  const side = at > visits.at ? 'home-pane--from-right' : 'home-pane--from-left'
  const next = { at, visited: withVisit(visits.visited, at), side }
  setVisits(next)
  return { ...next, peek }
}

interface HomePanesProps {
  at: number
  onChange: (at: number) => void
}

/** Renders the panes. A pane is mounted when a swipe or a visit first shows it, and stays mounted. */
function HomePanes({ at, onChange }: HomePanesProps) {
  const box = useRef<HTMLElement>(null)
  const tabs = offeredTabs()
  const { visited, side, peek } = useVisited(at)
  const swipe = useSwipe(step => {
    if (at + step in tabs) onChange(at + step)
  })
  const placeOf = useScrollMemory(at)
  useSwipePanes({ box, at, count: tabs.length, idOf, scrollTopOf: placeOf, onPeek: peek, onChange })

  return (
    <View ref={box} className='home-panes' {...swipe}>
      {tabs.map(({ key, label, intro, placeholder }, index) => {
        if (visited.indexOf(index) < 0) return null
        return (
          <View
            key={key}
            id={idOf(index)}
            className={`home-pane ${index === at ? side : 'home-pane--away'}`}
            {...role('tabpanel')}
            aria-label={label}
          >
            <SearchHeader category={key} intro={intro} placeholder={placeholder} />
            <HomePaneContent of={key} isActive={index === at} />
          </View>
        )
      })}
    </View>
  )
}

/** Shows the tabs of the home screen's libraries. */
export const LibraryTabs = memo(function LibraryTabs() {
  const { at, choose } = useHomeTab()
  const tabs = offeredTabs()
  if (!tabs.length) return null
  return (
    <Tabs
      tabs={tabs}
      active={tabs[tabIndexOf(at)]!.key}
      onChange={key => choose(tabs.find(tab => tab.key === key)!.saved)}
      label={copy.home.tabs}
      sensorsName='home_tab'
    />
  )
})

/** Replaces the panes in a deployment that has none of the libraries with a tab. */
const NoPanes = () => (
  <View className='home-pane'>
    <MainFunctions />
    <LibraryShortcuts none={<State kind='empty' sentence={fill(copy.home.closed, { title: copy.home.tabs })} />} />
  </View>
)

/** Shows the panes of the libraries. A login or logout remounts them, because members see more than guests. */
export const LibraryPanes = memo(function LibraryPanes() {
  const { at, choose } = useHomeTab()
  const token = useSession(session => session.token)
  if (!offeredTabs().length) return <NoPanes />
  return <HomePanes key={token ?? ''} at={tabIndexOf(at)} onChange={next => choose(offeredTabs()[next]!.saved)} />
})
