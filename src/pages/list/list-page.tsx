import type { ComponentType } from 'react'
import { Access } from '@/features/access'
import type { Library } from '@/libraries/library'
import { ListScreen } from './list-screen'
import type { ListQuery } from './list-screen/use-list-query'

interface Parts {
  /** Tools beside the total. */
  Tools?: ComponentType<ListQuery>
}

/** The page of a library's list. */
export const listPage = (library: Library, parts: Parts = {}) =>
  function ListPage() {
    return (
      <Access route={library.category.list}>
        <ListScreen library={library} {...parts} />
      </Access>
    )
  }
