import { type ReactNode, useMemo } from 'react'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { replaceTitleByFullText } from '@domain/query/full-text'
import { listCopy, fill } from '@/copy/list'
import { useLazyCode } from '@/platform/lazy-code'
import { homeAction } from '@/ui/page'
import { State, type StateAction } from '@/ui/state'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import type { Library } from '@/libraries/library'
import type { EmptySuggestionsProps } from './empty-suggestions'

const lineCode = () => import('@/shared/coverage-line')

/** Shows the line about the library's coverage. Its code loads when the line first appears. */
export function LazyCoverageLine(props: { library: string; withoutDay?: boolean }) {
  const { part } = useLazyCode(lineCode, 'now')
  return part ? <part.CoverageLine {...props} /> : null
}

interface FullTextResults {
  conditions: Condition[]
  total: number
}

/** For a title search without results, returns the same search in the full text and the number of its results. */
function useFullText(library: Library, conditions: Condition[]): FullTextResults | undefined {
  const wider = useMemo(() => replaceTitleByFullText(conditions), [conditions])
  const load = useMemo(() => {
    const order = library.sorts[0]?.order ?? ''
    return (
      wider && ((signal: AbortSignalLike) => library.search({ conditions: wider, order, page: 1, size: 1, signal }))
    )
  }, [library, wider])
  const total = useOptionalData(load)?.total
  return wider && total ? { conditions: wider, total } : undefined
}

const suggestionsCode = () => import('./empty-suggestions')

/** Loads the suggestions on demand. Renders nothing until the code has loaded, or if it fails to load. */
export function LazyEmptySuggestions(props: EmptySuggestionsProps) {
  const { part } = useLazyCode(suggestionsCode)
  return part ? <part.EmptySuggestions {...props} /> : null
}

interface EmptyResultsProps extends EmptySuggestionsProps {
  onConditions: (conditions: Condition[]) => void
  /** The action that removes all conditions, or nothing if the search has no conditions. */
  clear: [] | [StateAction]
  /** The sentence that says up to which day the library is complete. */
  completeness?: string
  /** Further hints, shown below the suggestions. */
  children?: ReactNode
}

/**
 * Shows that a search has no results. Without conditions the library has no documents, so it says that and offers the
 * way home. Otherwise offers results in the full text, suggestions, and a button that removes the conditions.
 */
export function EmptyResults({ clear, completeness, onConditions, children, ...search }: EmptyResultsProps) {
  const { library, conditions } = search
  const wider = useFullText(library, conditions)
  if (!conditions.length) return <State kind='empty' sentence={listCopy.noDocuments} actions={[homeAction]} />
  const suggestions = <LazyEmptySuggestions {...search} />
  if (!wider) {
    return (
      <State kind='empty' sentence={[listCopy.results.empty, completeness].filter(Boolean).join('。')} actions={clear}>
        <LazyCoverageLine library={library.category.key} withoutDay={completeness !== undefined} />
        {suggestions}
        {children}
      </State>
    )
  }
  const total = formatCount(wider.total)
  const searchFullText: StateAction = {
    label: fill(listCopy.results.lookInFullText, { total }),
    onTap: () => onConditions(wider.conditions),
    sensorsName: 'results_full_text',
  }
  return (
    <State
      kind='empty'
      sentence={fill(listCopy.results.onlyInFullText, { total })}
      actions={[searchFullText, ...clear]}
    >
      {suggestions}
      {children}
    </State>
  )
}
