import Taro from '@tarojs/taro'
import { useEffect, useState, useCallback, useMemo } from 'react'
import type { Condition } from '@domain/query/condition'
import { FactsForm, SimilarCasesHeader } from '@/features/similar-cases'
import { Access } from '@/features/access'
import { RowSelectionProvider, RowSelectionBar, RowSelectionButton } from '@/features/row-selection'
import { textAcrossLogin } from '@/platform/text-across-login'
import { takePendingFacts } from '@/stores/pending-facts'
import type { FactsSearch } from '@/stores/report-draft'
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

interface ListSummary extends Pick<SimilarCasesSummary, 'total' | 'kind'> {
  conditions: Condition[]
}

/** Returns the search as the report states it. Without a list of these conditions, its number and kind are unknown. */
const factsSearchOf = (listed: ListSummary | undefined, conditions: Condition[]): FactsSearch =>
  listed?.conditions === conditions ? { total: listed.total, kind: listed.kind } : {}

/** Shows the similar cases as a list with filters. */
function ResultsScreen({ facts, onEdit }: SimilarCasesResultsProps) {
  // The summary of the facts alone, and that of the latest list with its conditions.
  const [summary, setSummary] = useState<SimilarCasesSummary>({ causes: [] })
  const [listed, setListed] = useState<ListSummary>()
  const library = useMemo(
    () =>
      similarCasesLibrary(facts, (latest, of) => {
        if (!of.length) setSummary(latest)
        setListed({ total: latest.total, kind: latest.kind, conditions: of })
      }),
    [facts],
  )
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
              <RowSelectionBar conditions={conditions} factsSearch={factsSearchOf(listed, conditions)} />
            </>
          )}
        </Page>
      )}
    </RowMenu>
  )
}

/** Returns the facts that another screen passed, or else those from before a login. */
function firstFacts(): string {
  const stored = textAcrossLogin.take()
  return takePendingFacts() || stored
}

export default function SimilarCasesPage() {
  const [facts, setFacts] = useState(firstFacts)
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
