import { View } from '@tarojs/components'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { panelOf } from '@domain/query/suggestions'
import type { Library } from '@/libraries/library'
import { useSearchHistory } from '@/shared/use-search-history'
import { useSuggestions } from '@/shared/use-suggestions'
import { back } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { isNeedlessLogin, useSession } from '@/stores/session'
import { ChipList } from '@/ui/chip/list'
import { ListItem } from '@/ui/list-item'
import { Page } from '@/ui/page'
import { SearchField } from '@/ui/search-field'
import { LockedSearchField } from '@/ui/search-field/locked'
import { SearchHistory } from '@/ui/search-history'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { Suggestions } from '@/ui/suggestions'
import { useSearchInput } from './use-search-input'
import './index.scss'

const leave = () => void back()

/** Where a search begins: a box, the chips it adds to, and below them suggestions or the history. */
export function SearchInput({ library, query }: { library: Library; query?: string }) {
  const limited = useSession(isNeedlessLogin)
  const { category, typed: typedInLists, typedAtHome: typed = typedInLists } = library
  const history = useSearchHistory({ category, typed })
  const input = useSearchInput({ library, typed, query, keep: history.keep })
  const { text, conditions } = input
  const suggest = library.suggestsAtHome ? library.suggest : undefined
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const keyboard = useKeyboardHeight()
  const typing = text.trim() !== ''

  const field = limited ? (
    <LockedSearchField hint={copy.searchBar.loginToSearch} onTap={requireLogin} onCancel={leave} />
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
    <Page ground='card' header={field} name={fill(copy.searchBar.heading, { library: category.label })}>
      {conditions.length > 0 && (
        <View className='search-input__chips'>
          <ChipList chips={chipsOf(conditions)} onRemove={input.remove} />
        </View>
      )}
      {!typing && category.advanced && (
        <View className='search-input__advanced'>
          <ListItem
            icon='sliders-horizontal'
            title={copy.searchBar.advanced}
            action
            leads
            onTap={input.advanced}
            sensorsName='input_advanced'
          />
        </View>
      )}
      {typing && suggest && (
        <Suggestions
          groups={panelOf(groups)}
          settled={status === 'ready'}
          onPick={(group, at) => input.pick(groups[group], at)}
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
      {keyboard > 0 && <View style={{ flex: 'none', height: `${keyboard}px` }} />}
    </Page>
  )
}
