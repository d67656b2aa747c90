import { View } from '@tarojs/components'
import { useState } from 'react'
import { role } from '@/ui/aria'
import { Content } from './content'
import { SearchHead } from './search-head'
import { HOME_TABS } from './tabs'
import { useScrollMemory } from './use-scroll-memory'
import { useSwipe } from './use-swipe'
import './index.scss'

/** Which panes there are by now, and from which side the present one came in. */
function useVisited(at: number) {
  const [shown, setShown] = useState({ at, visited: [at], side: '' })
  if (shown.at === at) return shown
  const visited = shown.visited.indexOf(at) < 0 ? [...shown.visited, at] : shown.visited
  const next = { at, visited, side: at > shown.at ? 'home-pane--from-right' : 'home-pane--from-left' }
  setShown(next)
  return next
}

interface HomePanesProps {
  at: number
  onChange: (at: number) => void
}

/** A pane is made when it is first looked at, and kept from then on. */
export function HomePanes({ at, onChange }: HomePanesProps) {
  const { visited, side } = useVisited(at)
  const swipe = useSwipe(step => {
    if (at + step in HOME_TABS) onChange(at + step)
  })
  useScrollMemory(at)

  return (
    <View className='home-panes' {...swipe}>
      {HOME_TABS.map(({ key, label, intro, placeholder }, index) => {
        if (visited.indexOf(index) < 0) return null
        return (
          <View
            key={key}
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
