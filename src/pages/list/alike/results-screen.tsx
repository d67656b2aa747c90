import Taro from '@tarojs/taro'
import { useCallback, useMemo, useState } from 'react'
import { similarCasesCopy } from '@/copy/similar-cases'
import type { Condition } from '@domain/query/condition'
import { CAUSE } from '@domain/query/reworded'
import { ResultsHeader } from '@/features/similar-cases'
import { FilterBar } from '@/features/filters'
import { RowSelectionBar, RowSelectionButton } from '@/features/row-selection'
import { SearchResults } from '@/features/results'
import { type SimilarCasesSummary, similarCasesLibrary } from '@/libraries/similar-cases/search'
import { RowMenu } from '@/shared/row-menu'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { State } from '@/ui/state'
import '../list-screen/index.scss'
import './index.scss'

interface FoundScreenProps {
  facts: string
  onEdit: () => void
}

/** The only sort order: the most similar cases first. */
const ORDER = 'relevance'
const ignoreOrder = () => undefined

/** Returns the conditions for the report. If no cause was selected, adds the suggested causes. */
const searched = (conditions: Condition[], { causes }: SimilarCasesSummary): Condition[] =>
  conditions.some(({ name }) => name === CAUSE)
    ? conditions
    : [...conditions, ...causes.map(({ value }) => ({ name: CAUSE, value, any: causes.length > 1 }))]

/** The similar cases, as a full list of cases. */
export function ResultsScreen({ facts, onEdit }: FoundScreenProps) {
  const [alike, setAlike] = useState<SimilarCasesSummary>({ causes: [] })
  const library = useMemo(() => similarCasesLibrary(facts, setAlike), [facts])
  // The conditions are not in the address: they are useless without the facts, which stay on this screen.
  const [conditions, setConditions] = useState<Condition[]>([])
  const onConditions = useCallback((next: Condition[]) => {
    setConditions(next)
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }, [])
  const onFilter = useCallback(
    (next: { conditions?: Condition[] }) => {
      if (next.conditions) onConditions(next.conditions)
      return true
    },
    [onConditions],
  )
  const tools = useMemo(() => <RowSelectionButton />, [])
  const query = { library, conditions, order: ORDER }
  const isNothing = alike.total === 0 && conditions.length === 0
  const header = (
    <>
      <Header back title={ROUTES.alike.title} />
      {!isNothing && <FilterBar {...query} onChange={onFilter} />}
    </>
  )
  return (
    <RowMenu>
      {over => (
        <Page className='list-screen list-screen--filtered alike-screen' header={header} over={over}>
          <ResultsHeader {...{ facts, onEdit, conditions, onConditions }} causes={alike.causes} kind={alike.kind} />
          {isNothing ? (
            <State
              kind='empty'
              sentence={similarCasesCopy.similarCases.none}
              actions={[{ label: similarCasesCopy.similarCases.edit, onTap: onEdit, sensorsName: 'alike_edit' }]}
            />
          ) : (
            <>
              <SearchResults {...query} onOrder={ignoreOrder} onConditions={onConditions} tools={tools} />
              <RowSelectionBar conditions={searched(conditions, alike)} />
            </>
          )}
        </Page>
      )}
    </RowMenu>
  )
}
