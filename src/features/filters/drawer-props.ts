import type { ComponentType } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'

/** A filter that is one day. */
export interface DayBodyProps {
  filter: Filter
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

export interface DrawerGroupsProps {
  library: Library
  /** By filter key. */
  facets: Record<string, FacetNode[]>
  /** What the choices below a node are counted over. */
  searched: Condition[]
  /** Where filters that are a day stand among the others. */
  Day?: ComponentType<DayBodyProps>
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}
