import { FilterBar } from '@/features/filters'
import { Header } from '@/ui/header'
import type { Library } from '@/libraries/library'
import type { ListQuery } from './use-list-query'

interface ListHeaderProps extends ListQuery {
  title?: string
  library: Library
  onChange: (changed: Partial<ListQuery>) => void
}

/** What is asked for, and the ways to ask for something else. */
export function ListHeader({ title, ...list }: ListHeaderProps) {
  return (
    <>
      {title && <Header title={title} />}
      <FilterBar {...list} />
    </>
  )
}
