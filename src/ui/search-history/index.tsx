import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { role } from '../aria'
import { Icon } from '../icon'
import { Key } from '../key'
import { Line } from '../line'
import { Tap } from '../tap'
import './index.scss'

interface SearchHistoryProps {
  searches: Array<{ title: string; note?: string }>
  onPick: (at: number) => void
  onRemove: (at: number) => void
  onClear: () => void
}

/** Past searches: one is made again, or removed; all are cleared at a second tap. */
export function SearchHistory({ searches, onPick, onRemove, onClear }: SearchHistoryProps) {
  if (!searches.length) return null
  return (
    <View className='search-history' {...role('group')} aria-label={copy.history.title}>
      <Head onClear={onClear} />
      {searches.map(({ title, note }, at) => (
        <Line
          key={at}
          title={title}
          note={note}
          onTap={() => onPick(at)}
          sensorsName='history_pick'
          end={
            <Key
              icon='x'
              size={16}
              label={fill(copy.history.remove, { title })}
              onTap={() => onRemove(at)}
              sensorsName='history_remove'
            />
          }
        />
      ))}
    </View>
  )
}

function Head({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <View className='search-history__head'>
      <Text className='search-history__title' {...(asking ? role('status') : {})}>
        {asking ? copy.history.clearConfirm : copy.history.title}
      </Text>
      {asking ? (
        <>
          <Tap className='search-history__key' onTap={() => setAsking(false)} sensorsName='history_keep'>
            {copy.history.keep}
          </Tap>
          <Tap className='search-history__key search-history__key--clear' onTap={onClear} sensorsName='history_clear'>
            {copy.history.clear}
          </Tap>
        </>
      ) : (
        <Tap className='search-history__key' onTap={() => setAsking(true)} sensorsName='history_clear_ask'>
          <Icon name='trash' size={16} />
          <Text>{copy.history.clear}</Text>
        </Tap>
      )}
    </View>
  )
}
