import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Icon } from './icon'
import { Tap } from './tap'
import './section.scss'

interface SectionProps {
  /** By which a page finds its way to it. */
  id?: string
  title?: string
  /** How many there are, in all. */
  count?: string
  /** A way to the rest of them. */
  more?: { label: string; spoken?: string; onTap: () => void; sensorsName?: string }
  children: ReactNode
}

/** A group on the card's ground, parted from its neighbour by 8 px of paper. */
export function Section({ id, title, count, more, children }: SectionProps) {
  return (
    <View className='section' id={id}>
      {title && (
        <View className='section__head'>
          <Text className='section__title' {...role('heading')} aria-level={2}>
            {title}
          </Text>
          {count && <Text className='section__count'>{count}</Text>}
          {more && (
            <Tap
              role='link'
              className='section__more'
              label={more.spoken}
              onTap={more.onTap}
              sensorsName={more.sensorsName}
            >
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
