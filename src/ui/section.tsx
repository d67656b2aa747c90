import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Icon } from './icon'
import { Tap } from './tap'
import './section.scss'

interface SectionProps {
  /** The element id, so that a page can scroll to the section. */
  id?: string
  title?: string
  /** The total number of entries. */
  count?: string
  /** A link to all entries. */
  more?: { label: string; spoken?: string; onTap: () => void; sensorsName?: string }
  children: ReactNode
}

/** A group of content on a card, separated from the next group by 8 px of page background. */
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
