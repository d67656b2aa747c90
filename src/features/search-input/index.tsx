import { View, Text } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { searchInputCopy, fill } from '@/copy/search-input'
import { LIMITS } from '@domain/limits'
import { chipsOf, applySuggestion, combinedConditions } from '@domain/query/search-box'
import type { SuggestionGroup } from '@domain/query/suggestions'
import { isCategoryKey } from '@/libraries/categories'
import { type Library, suggestionTarget } from '@/libraries/library'
import { searchButtonLabel, useLiveCount } from '@/shared/use-live-count'
import { SearchPanel } from '@/shared/search-panel'
import { useSearchHistory } from '@/shared/use-search-history'
import { back, open } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { needsLogin, useSession } from '@/stores/session'
import { Button } from '@/ui/button'
import { ChipList } from '@/ui/chip/list'
import { ListItem } from '@/ui/list-item'
import { Page } from '@/ui/page'
import { SearchField } from '@/ui/search-field'
import { LockedSearchField } from '@/ui/search-field/locked'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { role } from '@/ui/aria'
import { removeGroup, removeLast, type Condition } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery, encodedLength } from '@domain/query/codec'
import { toast } from '@/platform/messages'
import { isOffered } from '@/platform/settings/offered'
import { openDocument } from '@/actions/open-document'
import './index.scss'

const words = searchInputCopy.begin

interface SearchInputState {
  library: Library
  /** The dimension in which typed words are searched. */
  typedDimension: string
  /** The query whose conditions the screen shows at first. */
  query?: string
  saveSearch: (conditions: Condition[]) => void
}

/** Holds the state and the actions of the input screen. */
function useSearchInput({ library, typedDimension, query, saveSearch }: SearchInputState) {
  const { category } = library
  const [text, setText] = useState('')
  const [conditions, setConditions] = useState(() => decodeUrlQuery(query))

  const searchConditions = (next: Condition[]) => {
    if (!next.length) return toast(searchInputCopy.toast.empty)
    if (encodedLength(next) > LIMITS.input.encodedQuery)
      return toast(searchInputCopy.toast.tooMany, { duration: LIMITS.toast.conditions })
    if (!requireLogin()) return
    saveSearch(next)
    setText('')
    setConditions(next)
    void open(category.list, { query: encodeUrlQuery(next) })
  }

  return {
    text,
    setText,
    conditions,
    searchConditions,
    /** Searches the typed text in the given dimension. */
    searchText: (typedText: string, dimension = typedDimension) =>
      searchConditions(combinedConditions(conditions, typedText, dimension)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (!group || !suggestion) return
      const outcome = applySuggestion(conditions, group, suggestion)
      if (outcome.kind === 'unchanged') return toast(searchInputCopy.toast.exists)
      setText('')
      if (outcome.kind === 'changed') setConditions(outcome.conditions)
      if (outcome.kind !== 'document') return
      const { route, params } = suggestionTarget(outcome.document, category, conditions)
      void openDocument(route, params)
    },
    remove(at: number) {
      const removed = conditions[at]
      if (removed) setConditions(removeGroup(conditions, removed))
    },
    removeLast: () => setConditions(removeLast(conditions)),
    openAdvanced: () =>
      void open('advanced', {
        type: category.key,
        ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
      }),
  }
}

interface SearchGuideProps {
  /** An example of each rule of the search syntax. */
  ruleExamples: readonly string[]
  /** Example searches. A tap runs one. */
  examples: readonly string[]
  onSearch: (text: string) => void
}

/** Shows the search syntax and examples, if there is no search history. */
function SearchGuide({ ruleExamples, examples, onSearch }: SearchGuideProps) {
  return (
    <View className='beginning'>
      <View className='beginning__part' {...role('group')} aria-label={words.syntax}>
        <Text className='beginning__title'>{words.syntax}</Text>
        {words.rules.map(({ sign, means }, at) => (
          <View key={sign} className='beginning__rule'>
            <Text className='beginning__sign'>{sign}</Text>
            <Text className='beginning__means'>{means}</Text>
            <Text className='beginning__example'>{ruleExamples[at]}</Text>
          </View>
        ))}
      </View>
      {examples.length > 0 && (
        <View className='beginning__part' {...role('group')} aria-label={words.examples}>
          <Text className='beginning__title'>{words.examples}</Text>
          {examples.map(text => (
            <ListItem key={text} icon='search' title={text} onTap={() => onSearch(text)} sensorsName='input_example' />
          ))}
        </View>
      )}
    </View>
  )
}

const leave = () => void back()

interface SearchInputProps {
  library: Library
  query?: string
  /** The recently read documents. */
  recent?: ReactNode
}

/** Renders the input screen: the text box, the chips, and suggestions or the search history. */
export function SearchInput({ library, query, recent }: SearchInputProps) {
  const limited = useSession(needsLogin)
  const { category, typed: typedInLists, typedAtHome: typed = typedInLists } = library
  const history = useSearchHistory({ category, typed })
  const input = useSearchInput({ library, typedDimension: typed, query, saveSearch: history.save })
  const { text, conditions } = input
  const keyboard = useKeyboardHeight()
  const typing = text.trim() !== ''
  const total = useLiveCount(library, conditions, !limited && !typing && conditions.length > 0)
  // A new library may have no examples.
  const queries: Partial<Record<string, readonly string[]>> = searchInputCopy.begin.queries

  const field = limited ? (
    <LockedSearchField hint={searchInputCopy.searchBar.loginToSearch} onTap={requireLogin} onCancel={leave} />
  ) : (
    <SearchField
      focus
      value={text}
      placeholder={category.placeholder}
      onChange={input.setText}
      onConfirm={input.searchText}
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
          <Button wide onTap={() => input.searchText('')} sensorsName='input_search'>
            {searchButtonLabel(total, searchInputCopy.begin.search)}
          </Button>
        </View>
      )}
      {!typing && category.advanced && (
        <View className='search-input__advanced'>
          <ListItem
            icon='sliders-horizontal'
            title={searchInputCopy.searchBar.advanced}
            action
            isLink
            onTap={input.openAdvanced}
            sensorsName='input_advanced'
          />
        </View>
      )}
      <SearchPanel
        library={library}
        typed={typed}
        suggest={library.suggestsAtHome ? library.suggest : undefined}
        conditions={conditions}
        text={text}
        history={history}
        onPick={input.pick}
        onSearch={input.searchText}
        onRestore={input.searchConditions}
      />
      {!typing && !limited && !conditions.length && !history.searches.length && isCategoryKey(category.key) && (
        <SearchGuide
          ruleExamples={words.ruleExamples[category.key] ?? []}
          examples={(isOffered(`${category.key}-examples`) && queries[category.key]) || []}
          onSearch={typedText => input.searchText(typedText)}
        />
      )}
      {!typing && recent}
      {keyboard > 0 && <View style={{ flex: 'none', height: `${keyboard}px` }} />}
    </Page>
  )
}
