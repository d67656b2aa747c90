import Taro from '@tarojs/taro'
import { useEffect, useState, useCallback, useMemo } from 'react'
import type { ArticleAnswer } from '@contract/article-answers'
import { citeLaw } from '@domain/citation/cite-as'
import { formatLawDay, isDay } from '@domain/format/dates'
import { splitAsOf, AS_OF } from '@domain/query/as-of'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery, decodeUrlQuery } from '@domain/query/codec'
import { changedVersions } from '@domain/citation/article-versions'
import { LIMITS } from '@domain/limits'
import { Access } from '@/features/access'
import { QuestionForm, AnswersHeader } from '@/features/article-answers'
import { ROUTES } from '@/routing/routes'
import { openSimilarCasesByFacts } from '@/shared/question-offers'
import { Page, Header } from '@/ui/page'
import { copyText } from '@/actions/copy-text'
import { openDocument } from '@/actions/open-document'
import { requireLogin } from '@/actions/require-login'
import { AnswerCard, NoAnswer } from '@/features/article-answers/answer'
import { VersionsSheet, type ArticleHistory } from '@/features/citation/versions'
import { FilterBar } from '@/features/filters'
import { type ResultRowProps, SearchResults } from '@/features/results'
import { useForwardWithoutKey } from '@/features/share/use-forward'
import {
  articleAnswersLibrary,
  citingCaseConditions,
  questionWordConditions,
  type AnswersReply,
} from '@/libraries/article-answers/search'
import { open, rewrite, useParams } from '@/routing/navigation'
import { fetchLawArticleOfVersion } from '@/api/law-document'
import { articleAnswersCopy } from '@/copy/article-answers'
import { toast } from '@/platform/messages'
import '../list-screen/index.scss'
import '../alike/index.scss'

interface QuestionQuery {
  question: string
  /** The filters of the answers: the day, the rank of the law, and the region. */
  conditions: Condition[]
}

const isUsable = ({ name, value }: Condition) => name !== AS_OF || isDay(value)

/** Returns the question in the address, cut to the maximum length. A link may contain any text. */
const readQuestion = (text = '') => Array.from(text.trim()).slice(0, LIMITS.question).join('')

const paramsOf = ({ question, conditions }: QuestionQuery) => ({
  question,
  ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
})

/** Holds the question and its filters. Both are in the address, like the query of a list. */
function useQuestion() {
  const params = useParams()
  const [query, setQuery] = useState<QuestionQuery>(() => ({
    question: readQuestion(params.question),
    conditions: decodeUrlQuery(params.query).filter(isUsable),
  }))
  const change = useCallback((next: QuestionQuery) => {
    setQuery(next)
    void rewrite('ask', paramsOf(next)).then(() => Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))
  }, [])
  return { ...query, change }
}

/** Loads the earlier versions of an article on demand. */
function useVersions() {
  const [history, setHistory] = useState<ArticleHistory>()
  const show = useCallback(async ({ lid, title, article, text }: ArticleAnswer) => {
    const reply = await fetchLawArticleOfVersion({ lid, article })
    const vos = reply.ok ? reply.data.lawReguLinkBean?.lawreguItemLegislationHistoryVos : undefined
    const versions = changedVersions(vos ?? [], text)
    if (versions.length) setHistory({ title, article, text, versions })
    else toast(articleAnswersCopy.answers.versionsFailed)
  }, [])
  const hide = useCallback(() => setHistory(undefined), [])
  return { history, show, hide }
}

interface AnswersScreenProps extends QuestionQuery {
  onConditions: (conditions: Condition[]) => void
  onEdit: () => void
  onStory: () => void
}

const ORDER = 'relevance'
const ignoreOrder = () => undefined

/** Opens the judgments that cite an article. */
function openCases(answer: ArticleAnswer) {
  if (requireLogin()) void open('case-list', { query: encodeUrlQuery(citingCaseConditions(answer)) })
}

const cite = ({ title, article, text }: ArticleAnswer) => void copyText(`${citeLaw(title, article)}：${text}`)

/** Searches the full text of laws or cases for the words of the question. */
function openFullText(library: 'law' | 'case', pieces: string[]) {
  if (requireLogin()) void open(`${library}-list`, { query: encodeUrlQuery(questionWordConditions(pieces)) })
}

/** Shows the articles that answer a question, as a list with filters. */
function AnswersScreen({ question, conditions, onConditions, onEdit, onStory }: AnswersScreenProps) {
  const [firstPage, setFirstPage] = useState<AnswersReply>()
  const library = useMemo(
    () => articleAnswersLibrary(question, (reply, page) => page === 1 && setFirstPage(reply)),
    [question],
  )
  const { history, show, hide } = useVersions()
  const { asOf } = splitAsOf(conditions)
  useForwardWithoutKey('ask', paramsOf({ question, conditions }), `${ROUTES.ask.title} · ${question.slice(0, 40)}`)

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
      return answer ? (
        <AnswerCard {...{ row, answer }} actions={{ openLaw, openCases, cite, showVersions: show }} />
      ) : null
    },
    [show],
  )
  const pieces = firstPage?.pieces
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
      className='list-screen list-screen--filtered low-header-screen'
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
        lawWords={firstPage?.words ?? []}
        absentWords={firstPage?.absent ?? []}
        count={firstPage?.answers.length ?? 0}
        day={asOf && formatLawDay(asOf)}
        completeness={firstPage?.total ? firstPage.completeness : undefined}
        isEmpty={firstPage?.total === 0}
      />
      <SearchResults {...query} onOrder={ignoreOrder} onConditions={onConditions} Empty={Empty} RowOf={RowOf} />
    </Page>
  )
}

function Questions() {
  const { question, conditions, change } = useQuestion()
  const [isWriting, write] = useState(!question)
  // The form and the results both start at the top of the page.
  useEffect(() => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }), [isWriting])
  if (!isWriting)
    return (
      <AnswersScreen
        key={question}
        {...{ question, conditions }}
        onConditions={next => change({ question, conditions: next })}
        onEdit={() => write(true)}
        onStory={() => openSimilarCasesByFacts(question)}
      />
    )
  const ask = (next: string) => {
    change({ question: next, conditions })
    write(false)
  }
  return (
    <Page header={<Header back title={ROUTES.ask.title} ruled />}>
      <QuestionForm question={question} onAsk={ask} onStory={openSimilarCasesByFacts} />
    </Page>
  )
}

export default function ArticleAnswersPage() {
  return (
    <Access route='ask'>
      <Questions />
    </Access>
  )
}
