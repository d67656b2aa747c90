import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Dimension } from '@/libraries/library'

/** The groups that a dimension can take from. */
export const suggestionsFor = ({ suggest }: Dimension, groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ pre }) => suggest !== undefined && suggest.groups.indexOf(pre) >= 0)
