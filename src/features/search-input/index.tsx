import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { searchInputCopy, fill } from '@/copy/search-input'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { panelOf } from '@domain/query/suggestions'
import { isCategory } from '@/libraries/categories'
import type { Library } from '@/libraries/library'
import { searchLabel, useLiveCount } from '@/shared/use-live-count'
import { usePlainSearches } from '@/shared/use-plain-searches'
import { useSearchHistory } from '@/shared/use-search-history'
import { useSuggestions } from '@/shared/use-suggestions'
import { back } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { isNeedlessLogin, useSession } from '@/stores/session'
import { Button } from '@/ui/button'
import { ChipList } from '@/ui/chip/list'
import { ListItem } from '@/ui/list-item'
import { Page } from '@/ui/page'
import { SearchField } from '@/ui/search-field'
import { LockedSearchField } from '@/ui/search-field/locked'
import { SearchHistory } from '@/ui/search-history'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { Suggestions } from '@/ui/suggestions'
import { Beginning } from './beginning'
import { useSearchInput } from './use-search-input'
import './index.scss'

const leave = () => void back()

interface SearchInputProps {
  library: Library
  query?: string
  /** What was read lately. */
  recent?: ReactNode
}

/** Where a search begins: a box, the chips it adds to, and below them suggestions or the history. */
export function SearchInput({ library, query, recent }: SearchInputProps) {
  const limited = useSession(isNeedlessLogin)
  const { category, typed: typedInLists, typedAtHome: typed = typedInLists } = library
  const history = useSearchHistory({ category, typed })
  const input = useSearchInput({ library, typed, query, keep: history.keep })
  const { text, conditions } = input
  const suggest = library.suggestsAtHome ? library.suggest : undefined
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const keyboard = useKeyboardHeight()
  const words = text.trim()
  const typing = words !== ''
  const isBarren = status === 'ready' && !groups.length
  const leads = usePlainSearches({ library, typed, conditions, text: words, isBarren })
  const total = useLiveCount(library, conditions, !limited && !typing && conditions.length > 0)
  // A library that was added may have none.
  const queries: Partial<Record<string, readonly string[]>> = searchInputCopy.begin.queries

  const field = limited ? (
    <LockedSearchField hint={searchInputCopy.searchBar.loginToSearch} onTap={requireLogin} onCancel={leave} />
  ) : (
    <SearchField
      focus
      value={text}
      placeholder={category.placeholder}
      onChange={input.setText}
      onConfirm={input.confirm}
      onCancel={leave}
      onEmptyBackspace={input.removeLast}
    />
  )

  return (
    <Page ground='card' header={field} name={fill(searchInputCopy.searchBar.heading, { library: category.label })}>
      {conditions.length > 0 && (
        <View className='search-input__chips'>
          <ChipList chips={chipsOf(conditions)} onRemove={input.remove} />
        </View>
      )}
      {!typing && conditions.length > 0 && (
        <View className='search-input__go'>
          <Button wide onTap={() => input.confirm('')} sensorsName='input_search'>
            {searchLabel(total, searchInputCopy.begin.search)}
          </Button>
        </View>
      )}
      {!typing && category.advanced && (
        <View className='search-input__advanced'>
          <ListItem
            icon='sliders-horizontal'
            title={searchInputCopy.searchBar.advanced}
            action
            leads
            onTap={input.advanced}
            sensorsName='input_advanced'
          />
        </View>
      )}
      {typing && (
        <Suggestions
          groups={panelOf(groups)}
          leads={leads}
          settled={status === 'ready'}
          onPick={(group, at) => input.pick(groups[group], at)}
          onLead={dimension => input.confirm(words, dimension)}
        />
      )}
      {!typing && (
        <SearchHistory
          searches={history.searches}
          onPick={at => input.search(history.searches[at]?.conditions ?? [])}
          onRemove={history.remove}
          onClear={history.clear}
        />
      )}
      {!typing && !limited && !conditions.length && !history.searches.length && isCategory(category.key) && (
        <Beginning examples={queries[category.key] ?? []} onSearch={said => input.confirm(said)} />
      )}
      {!typing && recent}
      {keyboard > 0 && <View style={{ flex: 'none', height: `${keyboard}px` }} />}
    </Page>
  )
}
