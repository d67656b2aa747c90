import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { type SuggestionGroup, suggestionListOf } from '@domain/query/suggestions'
import type { Searchable, Suggest } from '@/libraries/library'
import { SearchHistory } from '@/ui/search-history'
import { SuggestionList } from '@/ui/suggestions'
import { useLazyCode } from '@/platform/lazy-code'
import { type useSearchHistory, usePlainSearches } from './use-search-history'
import { useSuggestions } from './use-suggestions'

interface SearchPanelProps {
  library: Searchable
  /** The dimension in which Enter searches. */
  typed: string
  suggest?: Suggest
  conditions: Condition[]
  text: string
  history: ReturnType<typeof useSearchHistory>
  onPick: (group: SuggestionGroup | undefined, at: number) => void
  onSearch: (text: string, dimension: string) => void
  onRestore: (conditions: Condition[]) => void
  /** Called before another screen opens. */
  onLeave?: () => void
}

const offersCode = () => import('./question-offers')

/** Shows suggestions for the typed text, or the search history, below a search box. */
export function SearchPanel({ library, typed, suggest, conditions, text, history, onLeave, ...act }: SearchPanelProps) {
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const words = text.trim()
  const isBarren = status === 'ready' && !groups.length
  const leads = usePlainSearches({ library, typed, conditions, text: words, isBarren })
  const { part: offers } = useLazyCode(offersCode)
  const isVain = leads.some(lead => lead.isVain)
  const questions = offers?.questionOffers(words, { isVain }) ?? []
  if (words) {
    return (
      <SuggestionList
        groups={suggestionListOf(groups)}
        offers={[...questions, ...leads]}
        isSettled={status === 'ready'}
        onPick={(group, at) => act.onPick(groups[group], at)}
        onOffer={key => {
          const offer = questions.find(one => one.key === key)
          if (!offer) return act.onSearch(words, key)
          onLeave?.()
          offer.open()
        }}
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
