import type { FacetNode } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'

export interface DrawerGroupsProps {
  library: Library
  /** By filter key. */
  facets: Record<string, FacetNode[]>
  /** What the choices below a node are counted over. */
  searched: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}
