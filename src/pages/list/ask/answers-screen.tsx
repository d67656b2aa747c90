import { useCallback, useMemo, useState } from 'react'
import type { ArticleAnswer } from '@contract/article-answers'
import { copyText } from '@/actions/copy-text'
import { openDocument } from '@/actions/open-document'
import { requireLogin } from '@/actions/require-login'
import { AnswersHeader } from '@/features/article-answers'
import { Answer } from '@/features/article-answers/answer'
import { NoAnswer } from '@/features/article-answers/none'
import { VersionsSheet } from '@/features/citation/versions'
import { FilterBar } from '@/features/filters'
import { type ResultRowProps, SearchResults } from '@/features/results'
import { useOpenForward } from '@/features/share/use-forward'
import { articleAnswersLibrary, citingConditions, pieceConditions } from '@/libraries/article-answers/search'
import type { AnswersPage } from '@/libraries/article-answers/calls'
import { citeLaw } from '@domain/citation/cite-as'
import { formatLawDay } from '@domain/format/dates'
import { splitAsOf } from '@domain/query/as-of'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { paramsOf, type QuestionQuery } from './use-question'
import { useVersions } from './use-versions'
import '../list-screen/index.scss'
import '../alike/index.scss'

interface AnswersScreenProps extends QuestionQuery {
  onConditions: (conditions: Condition[]) => void
  onEdit: () => void
  onStory: () => void
}

const ORDER = 'relevance'
const ignoreOrder = () => undefined

/** Opens the judgments that cite an article. */
function openCases(answer: ArticleAnswer) {
  if (requireLogin()) void open('case-list', { query: encodeUrlQuery(citingConditions(answer)) })
}

const cite = ({ title, article, text }: ArticleAnswer) => void copyText(`${citeLaw(title, article)}：${text}`)

/** Searches the full text for what the question says. */
function openFullText(library: 'law' | 'case', pieces: string[]) {
  if (requireLogin()) void open(`${library}-list`, { query: encodeUrlQuery(pieceConditions(pieces)) })
}

/** The articles that answer a question, as a list with filters. */
export function AnswersScreen({ question, conditions, onConditions, onEdit, onStory }: AnswersScreenProps) {
  const [page, setPage] = useState<AnswersPage>()
  const library = useMemo(() => articleAnswersLibrary(question, setPage), [question])
  const { history, show, hide } = useVersions()
  const { asOf } = splitAsOf(conditions)
  useOpenForward('ask', paramsOf({ question, conditions }), `${ROUTES.ask.title} · ${question.slice(0, 40)}`)

  const onFilter = useCallback(
    (next: { conditions?: Condition[] }) => {
      if (next.conditions) onConditions(next.conditions)
      return true
    },
    [onConditions],
  )
  const RowOf = useCallback(
    ({ row, onOpen }: ResultRowProps) => {
      const { answer, opens } = row
      const openLaw = () => {
        onOpen()
        return openDocument(opens.route, opens.params)
      }
      return answer ? <Answer {...{ row, answer }} actions={{ openLaw, openCases, cite, showVersions: show }} /> : null
    },
    [show],
  )
  const pieces = page?.pieces
  const Empty = useCallback(
    ({ completeness }: { completeness?: string }) => (
      <NoAnswer
        {...{ completeness, onEdit, onStory }}
        pieces={pieces ?? []}
        onFullText={to => openFullText(to, pieces ?? [])}
        {...(conditions.length ? { onClearFilters: () => onConditions([]) } : {})}
      />
    ),
    [conditions, onConditions, onEdit, onStory, pieces],
  )
  const query = { library, conditions, order: ORDER }
  return (
    <Page
      className='list-screen list-screen--filtered alike-screen'
      header={
        <>
          <Header back title={ROUTES.ask.title} />
          <FilterBar {...query} onChange={onFilter} />
        </>
      }
      over={<VersionsSheet of={history} onClose={hide} />}
    >
      <AnswersHeader
        {...{ question, onEdit }}
        lawWords={page?.words ?? []}
        day={asOf && formatLawDay(asOf)}
        completeness={page?.total ? page.completeness : undefined}
        isEmpty={page?.total === 0}
      />
      <SearchResults {...query} onOrder={ignoreOrder} onConditions={onConditions} Empty={Empty} RowOf={RowOf} />
    </Page>
  )
}
