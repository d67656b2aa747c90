import { View } from '@tarojs/components'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { panelOf } from '@domain/query/suggestions'
import type { Searchable } from '@/libraries/library'
import { usePlainSearches } from '@/shared/use-plain-searches'
import { useSearchHistory } from '@/shared/use-search-history'
import { useSuggestions } from '@/shared/use-suggestions'
import { ChipList } from '@/ui/chip/list'
import { SearchHistory } from '@/ui/search-history'
import { SearchLayer } from '@/ui/search-layer'
import { Suggestions } from '@/ui/suggestions'
import { actionsOf } from './actions'

interface TypingProps {
  library: Searchable
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  text: string
  onText: (text: string) => void
  onLeft: () => void
  onClose: () => void
}

/** The bar while a search is typed: the box, the chips it adds to, and below them suggestions or the history. */
export function Typing({ library, conditions, onChange, text, onText, onLeft, onClose }: TypingProps) {
  const { suggest, category } = library
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const history = useSearchHistory(library)
  const actions = actionsOf({ library, conditions, onChange, keep: history.keep, close: onClose })
  const typed = text.trim()
  const leads = usePlainSearches({ library, conditions, text: typed, isBarren: status === 'ready' && !groups.length })

  return (
    <SearchLayer
      label={copy.searchBar.dialog}
      onClose={onClose}
      onLeft={onLeft}
      field={{
        value: text,
        placeholder: category.placeholder,
        onChange: onText,
        onConfirm: said => actions.enter(said),
        onEmptyBackspace: actions.removeLast,
      }}
      chips={
        conditions.length > 0 && (
          <View className='search-bar__chips'>
            <ChipList chips={chipsOf(conditions)} onRemove={actions.remove} />
          </View>
        )
      }
    >
      {typed ? (
        <Suggestions
          groups={panelOf(groups)}
          leads={leads}
          settled={status === 'ready'}
          onPick={(group, at) => actions.pick(groups[group], at)}
          onLead={dimension => actions.enter(typed, dimension)}
        />
      ) : (
        <SearchHistory
          searches={history.searches}
          onPick={at => actions.restore(history.searches[at]?.conditions ?? [])}
          onRemove={history.remove}
          onClear={history.clear}
        />
      )}
    </SearchLayer>
  )
}
