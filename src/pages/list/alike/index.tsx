import Taro from '@tarojs/taro'
import { useEffect, useState, useCallback, useMemo } from 'react'
import type { Condition } from '@domain/query/condition'
import { CAUSE_DIMENSION } from '@domain/query/reworded'
import { FactsForm, SimilarCasesHeader } from '@/features/similar-cases'
import { Access } from '@/features/access'
import { RowSelectionProvider, RowSelectionBar, RowSelectionButton } from '@/features/row-selection'
import { takePendingFacts } from '@/stores/pending-facts'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { similarCasesCopy } from '@/copy/similar-cases'
import { FilterBar } from '@/features/filters'
import { SearchResults } from '@/features/results'
import { type SimilarCasesSummary, similarCasesLibrary } from '@/libraries/similar-cases/search'
import { RowMenu } from '@/shared/row-menu'
import { State } from '@/ui/state'
import '../list-screen/index.scss'
import './index.scss'

interface SimilarCasesResultsProps {
  facts: string
  onEdit: () => void
}

/** The only sort order: the most similar cases first. */
const ORDER = 'relevance'
const ignoreOrder = () => undefined

/**
 * Returns the conditions of the search, as the report states them. If the reader chose no cause, the service prefers
 * cases with a suggested cause. The report then names the suggested causes that have cases.
 */
function reportConditions(conditions: Condition[], { causes }: SimilarCasesSummary): Condition[] {
  if (conditions.some(({ name }) => name === CAUSE_DIMENSION)) return conditions
  const withCases = causes.filter(({ count }) => count !== 0)
  return [...conditions, ...withCases.map(({ value }) => ({ name: CAUSE_DIMENSION, value, any: withCases.length > 1 }))]
}

/** Shows the similar cases as a list with filters. */
function ResultsScreen({ facts, onEdit }: SimilarCasesResultsProps) {
  const [summary, setSummary] = useState<SimilarCasesSummary>({ causes: [] })
  const library = useMemo(() => similarCasesLibrary(facts, setSummary), [facts])
  // The conditions are not in the address. They mean nothing without the facts, and the facts are never put into an
  // address.
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
  const isNothing = summary.total === 0 && conditions.length === 0
  const header = (
    <>
      <Header back title={ROUTES.alike.title} ruled={isNothing} />
      {!isNothing && <FilterBar {...query} onChange={onFilter} />}
    </>
  )
  return (
    <RowMenu>
      {over => (
        <Page className='list-screen list-screen--filtered low-header-screen' header={header} over={over}>
          <SimilarCasesHeader
            {...{ facts, onEdit, conditions, onConditions }}
            causes={summary.causes}
            kind={summary.kind}
          />
          {isNothing ? (
            <State
              kind='empty'
              sentence={similarCasesCopy.similarCases.none}
              actions={[{ label: similarCasesCopy.similarCases.edit, onTap: onEdit, sensorsName: 'alike_edit' }]}
            />
          ) : (
            <>
              <SearchResults {...query} onOrder={ignoreOrder} onConditions={onConditions} tools={tools} />
              <RowSelectionBar conditions={reportConditions(conditions, summary)} />
            </>
          )}
        </Page>
      )}
    </RowMenu>
  )
}

export default function SimilarCasesPage() {
  const [facts, setFacts] = useState(takePendingFacts)
  const [writing, write] = useState(true)
  // The form and the results both start at the top of the page.
  useEffect(() => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }), [writing])
  const find = (text: string) => {
    setFacts(text)
    write(false)
  }
  return (
    <Access route='alike'>
      {writing ? (
        <Page header={<Header back title={ROUTES.alike.title} ruled />}>
          <FactsForm facts={facts} onFind={find} />
        </Page>
      ) : (
        <RowSelectionProvider>
          <ResultsScreen facts={facts} onEdit={() => write(true)} />
        </RowSelectionProvider>
      )}
    </Access>
  )
}
