import { View } from '@tarojs/components'
import { copy, fill } from '@/copy'
import { haptic } from '@/platform/haptic'
import { role } from './aria'
import { useLostFocus } from './aria/use-lost-focus'
import { ClearableHeading } from './clearable-heading'
import { IconButton } from './icon-button'
import { ListItem } from './list-item'
import { SwipeRow } from './swipe-row'
import './search-history.scss'

interface SearchHistoryProps {
  searches: Array<{ title: string; note?: string }>
  onPick: (at: number) => void
  onRemove: (at: number) => void
  onClear: () => void
}

/**
 * Lists past searches. A tap repeats a search, and each search can be removed. Clearing the list needs a
 * second tap as confirmation.
 */
export function SearchHistory({ searches, onPick, onRemove, onClear }: SearchHistoryProps) {
  const focusable = useLostFocus(searches.length)
  if (!searches.length) return null
  const remove = (at: number) => {
    haptic.light()
    onRemove(at)
  }
  return (
    <View className='search-history' {...role('group')} aria-label={copy.history.title} {...focusable}>
      <ClearableHeading
        title={copy.history.title}
        question={copy.history.clearConfirm}
        onClear={onClear}
        sensorsName='history'
      />
      {searches.map(({ title, note }, at) => (
        <SwipeRow key={at} word={copy.history.removeShort} onAct={() => remove(at)}>
          <ListItem
            title={title}
            note={note}
            onTap={() => onPick(at)}
            sensorsName='history_pick'
            end={
              <IconButton
                icon='x'
                size={16}
                label={fill(copy.history.remove, { title })}
                onTap={() => remove(at)}
                sensorsName='history_remove'
              />
            }
          />
        </SwipeRow>
      ))}
    </View>
  )
}
