import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { listCopy } from '@/copy/list'
import { role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'

interface GroupProps {
  title: string
  total?: number
  /** So many are shown until all are wished for. */
  first?: number
  /** Where the chosen one stands: it is never hidden. */
  chosenAt?: number
  children: (shown: number) => ReactNode
}

/** A group of the drawer. A long one shows its beginning. */
export function Group({ title, total = 0, first = total, chosenAt = -1, children }: GroupProps) {
  const [whole, setWhole] = useState(chosenAt >= first)
  const { all, fewer } = listCopy.filter
  return (
    <View className='filter-group'>
      <View className='filter-group__head'>
        <Text className='filter-group__title' {...role('heading')} aria-level={3}>
          {title}
        </Text>
        {total > first && (
          <Tap
            className='filter-group__all'
            label={`${whole ? fewer : all} ${title}`}
            expanded={whole}
            onTap={() => setWhole(!whole)}
          >
            <Text>{whole ? fewer : all}</Text>
            <Icon name={whole ? 'chevron-up' : 'chevron-down'} size={16} />
          </Tap>
        )}
      </View>
      {children(whole ? total : Math.min(first, total))}
    </View>
  )
}
