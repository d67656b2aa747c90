import { View } from '@tarojs/components'
import { type ReactNode, memo, useReducer } from 'react'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { chipsOf, type Outcome, enter, pick, restore } from '@domain/query/search-box'
import { type Searchable, suggestedTarget } from '@/libraries/library'
import { back, open } from '@/routing/navigation'
import { host } from '@/platform/host'
import { requireLogin } from '@/actions/require-login'
import { isNeedlessLogin, useSession } from '@/stores/session'
import { ChipList } from '@/ui/chip/list'
import { Icon } from '@/ui/icon'
import { HomeKey } from '@/ui/home-key'
import { IconButton } from '@/ui/icon-button'
import { SearchWell } from '@/ui/search-box'
import { Tap } from '@/ui/tap'
import { CLOSED, barReducer } from './state'
import type { SuggestionGroup } from '@domain/query/suggestions'
import { SearchPanel } from '@/shared/search-panel'
import { useSearchHistory } from '@/shared/use-search-history'
import { SearchLayer } from '@/ui/search-layer'
import { removeGroup, removeLast } from '@domain/query/chips'
import { openDocument } from '@/actions/open-document'
import { toast } from '@/platform/toast'
import './index.scss'

interface Actions {
  library: Searchable
  conditions: Condition[]
  /** Answers whether they were accepted; where not, what was typed stays. */
  onChange: (conditions: Condition[]) => boolean
  /** After a search, for the history. */
  keep: (conditions: Condition[]) => void
  /** The bar has done its work. */
  close: () => void
}

/** The actions of the bar change and remember conditions, open a document, or tell the reader why not. */
function actionsOf({ library, conditions, onChange, keep, close }: Actions) {
  const carryOut = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'empty':
        return toast(copy.toast.empty)
      case 'unchanged':
        return toast(copy.toast.exists)
      case 'document': {
        const { route, params } = suggestedTarget(outcome.document, library.category, conditions)
        close()
        return void openDocument(route, params)
      }
      case 'changed':
        if (!onChange(outcome.conditions)) return
        keep(outcome.conditions)
        return close()
    }
  }
  return {
    enter: (text: string, dimension = library.typed) => carryOut(enter(conditions, text, dimension)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (group && suggestion) carryOut(pick(conditions, group, suggestion))
    },
    restore: (past: Condition[]) => carryOut(restore(conditions, past)),
    remove(at: number) {
      const gone = conditions[at]
      if (gone && requireLogin()) onChange(removeGroup(conditions, gone))
    },
    removeLast() {
      if (conditions.length) onChange(removeLast(conditions))
    },
  }
}

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
function Typing({ library, conditions, onChange, text, onText, onLeft, onClose }: TypingProps) {
  const history = useSearchHistory(library)
  const actions = actionsOf({ library, conditions, onChange, keep: history.save, close: onClose })

  return (
    <SearchLayer
      label={copy.searchBar.dialog}
      onClose={onClose}
      onLeft={onLeft}
      field={{
        value: text,
        placeholder: library.category.placeholder,
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
      <SearchPanel
        library={library}
        typed={library.typed}
        suggest={library.suggest}
        conditions={conditions}
        text={text}
        history={history}
        onPick={actions.pick}
        onSearch={actions.enter}
        onRestore={actions.restore}
      />
    </SearchLayer>
  )
}

export interface SearchBarProps {
  library: Searchable
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  /** Hidden, it is out of the reach of keys and screen readers too; the header it stands in moves it away. */
  shown?: boolean
  onShare?: () => void
  /** At the right end of the box: what can be done with the search that stands there. */
  keep?: ReactNode
}

/** The bar of a list: its conditions as chips; a tap opens the box to type in. */
export const SearchBar = memo(function SearchBar(props: SearchBarProps) {
  const { library, conditions, onChange, shown = true, onShare, keep } = props
  const [bar, dispatch] = useReducer(barReducer, CLOSED)
  const inApp = host.current() === 'app'
  const shares = onShare ? ' search-bar--shares' : ''
  const bare = onShare || library.category.advanced ? '' : ' search-bar--bare'

  return (
    <View
      className={`search-bar${inApp ? ' search-bar--back' : ''}${shares}${bare}${shown ? '' : ' search-bar--away'}`}
    >
      {inApp ? (
        <IconButton icon='chevron-left' size={24} label={copy.action.back} onTap={() => void back()} />
      ) : (
        <HomeKey />
      )}
      <Well
        library={library}
        conditions={conditions}
        onChange={onChange}
        keep={keep}
        onOpen={() => {
          if (requireLogin()) dispatch({ type: 'opened' })
        }}
      />
      {onShare && <IconButton icon='share-2' label={copy.searchBar.share} onTap={onShare} sensorsName='list_share' />}
      {library.category.advanced && <Advanced library={library} conditions={conditions} />}
      {bar.open && (
        <Typing
          library={library}
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

interface WellProps {
  library: Searchable
  conditions: Condition[]
  onChange: (conditions: Condition[]) => boolean
  keep?: ReactNode
  onOpen: () => void
}

const nothing = () => undefined

function Well({ library, conditions, onChange, keep, onOpen }: WellProps) {
  const limited = useSession(isNeedlessLogin)
  const { remove } = actionsOf({ library, conditions, onChange, keep: nothing, close: nothing })
  const hint = limited ? copy.searchBar.loginToSearch : library.category.placeholder
  const named = conditions.length ? copy.searchBar.label : `${copy.searchBar.label} ${hint}`
  return (
    <View className={`search-bar__well${keep ? ' search-bar__well--keeps' : ''}`}>
      <Tap className='search-bar__open' label={limited ? hint : named} onTap={onOpen} sensorsName='list_search'>
        <SearchWell>{!conditions.length && <View className='search-bar__hint'>{hint}</View>}</SearchWell>
      </Tap>
      {conditions.length > 0 && (
        // A tap between the chips is a tap on the well.
        <View className='search-bar__strip' onClick={onOpen}>
          <ChipList inWell chips={chipsOf(conditions)} onRemove={remove} />
        </View>
      )}
      {keep && <View className='search-bar__keep'>{keep}</View>}
    </View>
  )
}

function Advanced({ library, conditions }: Pick<WellProps, 'library' | 'conditions'>) {
  const lead = () =>
    void open('advanced', {
      type: library.category.key,
      ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
    })
  return (
    <Tap className='search-bar__advanced' label={copy.searchBar.advanced} onTap={lead} sensorsName='list_advanced'>
      <View className='search-bar__word'>{copy.searchBar.advanced}</View>
      <Icon name='sliders-horizontal' />
    </Tap>
  )
}
