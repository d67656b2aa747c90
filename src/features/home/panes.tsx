import { View } from '@tarojs/components'
import { useCallback, useRef, useState } from 'react'
import { role } from '@/ui/aria'
import { useCarry } from '@/ui/swipe-panes'
import { Content } from './content'
import { SearchHead } from './search-head'
import { HOME_TABS } from './tabs'
import { useScrollMemory } from './use-scroll-memory'
import { useSwipe } from './use-swipe'
import './index.scss'

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
export function HomePanes({ at, onChange }: HomePanesProps) {
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
