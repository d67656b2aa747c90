import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { type SuggestionGroup, panelOf } from '@domain/query/suggestions'
import type { Searchable, Suggest } from '@/libraries/library'
import { SearchHistory } from '@/ui/search-history'
import { SuggestionList } from '@/ui/suggestions'
import { type useSearchHistory, usePlainSearches } from './use-search-history'
import { useSuggestions } from './use-suggestions'

interface SearchPanelProps {
  library: Searchable
  /** The dimension that Enter searches in. */
  typed: string
  suggest?: Suggest
  conditions: Condition[]
  text: string
  history: ReturnType<typeof useSearchHistory>
  onPick: (group: SuggestionGroup | undefined, at: number) => void
  onSearch: (text: string, dimension: string) => void
  onRestore: (conditions: Condition[]) => void
}

/** Shows suggestions for the typed text, or the search history, below a search box. */
export function SearchPanel({ library, typed, suggest, conditions, text, history, ...act }: SearchPanelProps) {
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const words = text.trim()
  const isBarren = status === 'ready' && !groups.length
  const leads = usePlainSearches({ library, typed, conditions, text: words, isBarren })
  if (words) {
    return (
      <SuggestionList
        groups={panelOf(groups)}
        offers={leads}
        isSettled={status === 'ready'}
        onPick={(group, at) => act.onPick(groups[group], at)}
        onOffer={dimension => act.onSearch(words, dimension)}
      />
    )
  }
  return (
    <SearchHistory
      searches={history.searches}
      onPick={at => act.onRestore(history.searches[at]?.conditions ?? [])}
      onRemove={history.remove}
      onClear={history.clear}
    />
  )
}
