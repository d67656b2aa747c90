import { View } from '@tarojs/components'
import { type ReactNode, memo, useReducer } from 'react'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { chipsOf } from '@domain/query/search-box'
import type { Searchable } from '@/libraries/library'
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
import { actionsOf } from './actions'
import { CLOSED, barReducer } from './state'
import { Typing } from './typing'
import './index.scss'

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
