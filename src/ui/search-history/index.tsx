import Taro from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
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

async function confirmed() {
  const { clearConfirm, clear } = copy.history
  const { confirm } = await Taro.showModal({
    content: clearConfirm,
    confirmText: clear,
    cancelText: copy.action.cancel,
  })
  return confirm
}

/** Past searches: one goes back to its conditions, can be removed, or all are cleared. */
export function SearchHistory({ searches, onPick, onRemove, onClear }: SearchHistoryProps) {
  const clear = async () => {
    if (await confirmed()) onClear()
  }
  if (!searches.length) return null
  return (
    <View className='search-history' {...role('group')} aria-label={copy.history.title}>
      <View className='search-history__head'>
        <Text className='search-history__title'>{copy.history.title}</Text>
        <Tap className='search-history__clear' onTap={() => void clear()} sensorsName='history_clear'>
          <Icon name='trash' size={16} />
          <Text>{copy.history.clear}</Text>
        </Tap>
      </View>
      {searches.map(({ title, note }, at) => (
        <Line
          key={`${title} ${note ?? ''}`}
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
