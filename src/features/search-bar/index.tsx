import { Text, View } from '@tarojs/components'
import { memo, useReducer } from 'react'
import { copy, fill } from '@/copy'
import { type Condition, removeGroup, removeLast } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { chipsOf, type SearchBoxOutcome, addTypedText, applySuggestion, restoreSearch } from '@domain/query/search-box'
import { type SearchableLibrary, suggestionTarget } from '@/libraries/library'
import { back, open } from '@/routing/navigation'
import { host } from '@/platform/host'
import { requireLogin } from '@/actions/require-login'
import { needsLogin, useSession } from '@/stores/session'
import { ChipList } from '@/ui/chip/list'
import { Icon } from '@/ui/icon'
import { WorkspaceShortcut, HomeButton } from '@/ui/header-buttons'
import { IconButton } from '@/ui/icon-button'
import { SearchFrame } from '@/ui/search-box'
import { Tap } from '@/ui/tap'
import { CLOSED_SEARCH_BAR, reduceSearchBar } from './state'
import type { SuggestionGroup } from '@domain/query/suggestions'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { useSearchHistory } from '@/shared/use-search-history'
import { SearchLayer } from '@/ui/search-layer'
import { openDocument } from '@/actions/open-document'
import { toast } from '@/platform/messages'
import './index.scss'

interface Actions {
  library: SearchableLibrary
  conditions: Condition[]
  /** Returns whether the conditions were accepted; otherwise the typed text stays. */
  onChange: (conditions: Condition[]) => boolean
  /** Adds a search to the history. */
  saveSearch: (conditions: Condition[]) => void
  close: () => void
}

/** Returns the actions on the conditions of a list. Each accepted change is a new search. */
function searchActionsOf({ library, conditions, onChange, saveSearch, close }: Actions) {
  const applyOutcome = (outcome: SearchBoxOutcome) => {
    switch (outcome.kind) {
      case 'empty':
        return toast(copy.toast.empty)
      case 'unchanged':
        return toast(copy.toast.exists)
      case 'document': {
        const { route, params } = suggestionTarget(outcome.document, library.category, conditions)
        close()
        return void openDocument(route, params)
      }
      case 'changed':
        if (!onChange(outcome.conditions)) return
        saveSearch(outcome.conditions)
        return close()
    }
  }
  return {
    searchText: (text: string, dimension = library.typed) => applyOutcome(addTypedText(conditions, text, dimension)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (group && suggestion) applyOutcome(applySuggestion(conditions, group, suggestion))
    },
    searchConditions: (past: Condition[]) => applyOutcome(restoreSearch(conditions, past)),
    remove(at: number) {
      const removed = conditions[at]
      if (removed && requireLogin()) onChange(removeGroup(conditions, removed))
    },
    removeLast() {
      if (conditions.length) onChange(removeLast(conditions))
    },
  }
}

interface TypingProps {
  library: SearchableLibrary
  panel: ReturnType<typeof usePanel>
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  text: string
  onText: (text: string) => void
  onLeft: () => void
  onClose: () => void
}

const panelCode = () => import('@/shared/search-panel')
/**
 * Loads the code of the suggestions and of the search history when the bar opens. The list shows its rows without this
 * code.
 */
const usePanel = (isOpen: boolean) => useLazyPart(panelCode, isOpen)

/** Renders the open bar: the text box, the chips, and suggestions or the search history. */
function Typing({ library, panel, conditions, onChange, text, onText, onLeft, onClose }: TypingProps) {
  const history = useSearchHistory(library)
  const actions = searchActionsOf({ library, conditions, onChange, saveSearch: history.save, close: onClose })

  return (
    <SearchLayer
      label={copy.searchBar.dialog}
      onClose={onClose}
      onFocusLeft={onLeft}
      field={{
        value: text,
        placeholder: library.category.placeholder,
        onChange: onText,
        onConfirm: typedText => actions.searchText(typedText),
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
      <LazyPart part={panel}>
        {({ SearchPanel }) => (
          <SearchPanel
            library={library}
            typed={library.typed}
            suggest={library.suggest}
            conditions={conditions}
            text={text}
            history={history}
            onPick={actions.pick}
            onSearch={actions.searchText}
            onRestore={actions.searchConditions}
            onLeave={onClose}
          />
        )}
      </LazyPart>
    </SearchLayer>
  )
}

interface SearchBarProps {
  library: SearchableLibrary
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  /** Whether the bar is visible. A hidden bar moves off the screen and cannot take the focus. */
  visible?: boolean
  onShare?: () => void
}

/** Shows the conditions of a list as chips. A tap between the chips opens the text box. */
export const SearchBar = memo(function SearchBar(props: SearchBarProps) {
  const { library, conditions, onChange, visible = true, onShare } = props
  const [bar, dispatch] = useReducer(reduceSearchBar, CLOSED_SEARCH_BAR)
  const panel = usePanel(bar.open)
  const inApp = host.current() === 'app'
  const shares = onShare ? ' search-bar--shares' : ''
  const bare = onShare || library.category.advanced ? '' : ' search-bar--bare'

  return (
    <View
      className={`search-bar${inApp ? ' search-bar--back' : ''}${shares}${bare}${visible ? '' : ' search-bar--away'}`}
    >
      {inApp ? (
        <IconButton icon='chevron-left' size={24} label={copy.action.back} onTap={() => void back()} />
      ) : (
        <HomeButton />
      )}
      <WorkspaceShortcut />
      <SearchBox
        library={library}
        conditions={conditions}
        onChange={onChange}
        onOpen={() => {
          if (requireLogin()) dispatch({ type: 'opened' })
        }}
      />
      {onShare && <IconButton icon='share-2' label={copy.searchBar.share} onTap={onShare} sensorsName='list_share' />}
      {library.category.advanced && <Advanced library={library} conditions={conditions} />}
      {bar.open && (
        <Typing
          library={library}
          panel={panel}
          conditions={conditions}
          onChange={onChange}
          text={bar.text}
          onText={text => dispatch({ type: 'typed', text })}
          onLeft={() => dispatch({ type: 'left' })}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
    </View>
  )
})

interface SearchBoxProps {
  library: SearchableLibrary
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  onOpen: () => void
}

const nothing = () => undefined

function SearchBox({ library, conditions, onChange, onOpen }: SearchBoxProps) {
  const limited = useSession(needsLogin)
  const { remove } = searchActionsOf({ library, conditions, onChange, saveSearch: nothing, close: nothing })
  const hint = limited ? copy.searchBar.loginToSearch : library.category.placeholder
  const chips = chipsOf(conditions)
  const label = conditions.length ? copy.searchBar.label : `${copy.searchBar.label} ${hint}`
  return (
    <View className='search-bar__well'>
      <Tap className='search-bar__open' label={limited ? hint : label} onTap={onOpen} sensorsName='list_search'>
        <SearchFrame>{!conditions.length && <View className='search-bar__hint'>{hint}</View>}</SearchFrame>
      </Tap>
      {conditions.length > 0 && (
        // A tap between the chips opens the text box.
        <View className='search-bar__strip' onClick={onOpen}>
          <ChipList inWell chips={chips} onRemove={remove} />
          {chips.length > 1 && (
            <Text className='search-bar__count'>{fill(copy.ui.conditions, { count: chips.length })}</Text>
          )}
        </View>
      )}
    </View>
  )
}

function Advanced({ library, conditions }: Pick<SearchBoxProps, 'library' | 'conditions'>) {
  const openAdvanced = () =>
    void open('advanced', {
      type: library.category.key,
      ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
    })
  return (
    <Tap
      className='search-bar__advanced'
      label={copy.searchBar.advanced}
      onTap={openAdvanced}
      sensorsName='list_advanced'
    >
      <View className='search-bar__word'>{copy.searchBar.advanced}</View>
      <Icon name='sliders-horizontal' />
    </Tap>
  )
}
