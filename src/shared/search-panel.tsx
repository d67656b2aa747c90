import { useEffect } from 'react'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { type SuggestionGroup, suggestionListOf } from '@domain/query/suggestions'
import type { SearchableLibrary, FetchSuggestions } from '@/libraries/library'
import { SearchHistory } from '@/ui/search-history'
import { SuggestionList } from '@/ui/suggestions'
import { useLazyCode } from '@/platform/lazy-code'
import { prefetch } from '@/routing/navigation'
import { type useSearchHistory, useTypedTextSearches } from './use-search-history'
import { useSuggestions } from './use-suggestions'

interface SearchPanelProps {
  library: SearchableLibrary
  /** The dimension in which the Enter key searches. */
  typed: string
  suggest?: FetchSuggestions
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

/** Shows the suggestions for the typed text below a search box. Without a text, shows the search history. */
export function SearchPanel({ library, typed, suggest, conditions, text, history, onLeave, ...act }: SearchPanelProps) {
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const words = text.trim()
  const hasNoSuggestions = status === 'ready' && !groups.length
  const leads = useTypedTextSearches({ library, typed, conditions, text: words, hasNoSuggestions })
  const { part: offers } = useLazyCode(offersCode)
  const hasNoResults = leads.some(lead => lead.hasNoResults)
  const questions = offers?.questionOffers(words, { hasNoResults }) ?? []
  const offered = questions[0]?.route
  useEffect(() => offered && prefetch(offered), [offered])
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
