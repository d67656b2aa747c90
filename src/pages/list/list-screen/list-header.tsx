import { type ReactNode, memo, useCallback } from 'react'
import type { Condition } from '@domain/query/condition'
import { FilterBar } from '@/features/filters'
import { SearchBar } from '@/features/search-bar'
import type { Library } from '@/libraries/library'
import type { ListQuery } from './use-list-query'

interface ListHeaderProps extends ListQuery {
  library: Library
  barShown: boolean
  onChange: (changed: Partial<ListQuery>) => boolean
  onShare?: () => void
  keep?: ReactNode
}

/** What is asked for, and the ways to ask for something else. */
export const ListHeader = memo(function ListHeader({ barShown, onShare, keep, ...list }: ListHeaderProps) {
  const { library, conditions, onChange } = list
  const onConditions = useCallback((next: Condition[]) => onChange({ conditions: next }), [onChange])
  return (
    <>
      <SearchBar
        library={library}
        conditions={conditions}
        onChange={onConditions}
        shown={barShown}
        onShare={onShare}
        keep={keep}
      />
      <FilterBar {...list} />
    </>
  )
})
