import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Icon } from './icon'
import { Tap } from './tap'
import './section.scss'

interface SectionProps {
  title?: string
  /** How many there are, in all. */
  count?: string
  /** A way to the rest of them. */
  more?: { label: string; onTap: () => void; sensorsName?: string }
  children: ReactNode
}

/** A group on the card's ground, parted from its neighbour by 8 px of paper. */
export function Section({ title, count, more, children }: SectionProps) {
  return (
    <View className='section'>
      {title && (
        <View className='section__head'>
          <Text className='section__title' {...role('heading')}>
            {title}
          </Text>
          {count && <Text className='section__count'>{count}</Text>}
          {more && (
            <Tap role='link' className='section__more' onTap={more.onTap} sensorsName={more.sensorsName}>
              <Text>{more.label}</Text>
              <Icon name='chevron-right' size={16} />
            </Tap>
          )}
        </View>
      )}
      {children}
    </View>
  )
}
