/** Gathers a report's data from the corpus and the request. */
import type { ReportRequest } from '@contract/report'
import type { Clause, Engine } from '../engine/port'
import { HttpError } from '../http/http-error'
import type { Visitor } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { isGranted } from '../search/access'
import { dayBound } from '../search/dimensions'
import type { SearchContext } from '../search/context'
import { mapWithYields } from '../search/yield-to-event-loop'
import { createSearchContext } from '../search/run'
import { citedArticles } from './cited'
import { conditionsInWords, methodsOf } from './conditions'
import { beijing, type Moment, yearsBefore } from './moment'
import { citedValues, inOrder, type Outline, outlineOf } from './outline'
import { type Picture, pictureOf } from './picture'
import { allOf, LAST_RANK, RANK_CLAUSES } from './ranks'

export interface Count {
  total: number
  recent: number
}

export interface Report {
  question: string
  searcher: string
  pendingCase: string
  analysis: string
  platform: string
  moment: Moment
  /** The first day of the last three years. */
  recentFrom: string
  methods: string[]
  conditions: string[]
  all: Count
  /** The number of results of each rank. */
  ranks: Count[]
  /** Searched words, shown bold. */
  words: string[]
  cases: Outline[]
  pictures: Picture[]
}

const RECENT_YEARS = 3

async function countRanks({ engine, collection, where, signal }: SearchContext, from: string) {
  const since: Clause = { kind: 'range', field: 'date', from: dayBound(from) }
  const count = (clause: Clause) => engine.count({ collection, where: clause, signal })
  const counted = await Promise.all(
    [where, ...RANK_CLAUSES.map(rank => allOf(where, rank))].map(async (clause): Promise<Count> => ({
      total: await count(clause),
      recent: await count(allOf(clause, since)),
    })),
  )
  const [all = { total: 0, recent: 0 }, ...ranks] = counted
  const rest = (of: keyof Count) => ranks.reduce((left, rank) => left - rank[of], all[of])
  return { all, ranks: [...ranks, { total: rest('total'), recent: rest('recent') }] }
}

interface PickedCases extends Pick<Circumstances, 'engine' | 'visitor'> {
  cases: ReportRequest['cases']
  words: string[]
}

async function outlinesOf({ engine, visitor, cases, words }: PickedCases): Promise<Outline[]> {
  const remarks = new Map(cases.map(({ jid, remark }) => [jid, remark?.trim() ?? '']))
  const documents = await Promise.all([...remarks.keys()].map(jid => engine.get('case', jid)))
  const withValues = await mapWithYields(documents, document => {
    if (!document) throw new HttpError('report_case_missing')
    return {
      values: citedValues(document),
      outline: { ...outlineOf(document, words), remark: remarks.get(document.id) },
    }
  })
  const cited = citedArticles(engine, isGranted('lawregu', visitor))
  const outlines = await mapWithYields(withValues, async ({ values, outline }) => ({
    ...outline,
    cited: await cited(values, outline.date),
  }))
  return inOrder(outlines)
}

export interface Circumstances {
  engine: Engine
  visitor: Visitor
  now: Date
  platform: string
  signal?: AbortSignal
}

export async function gather(request: ReportRequest, { engine, visitor, now, platform, signal }: Circumstances) {
  const [question, searcher] = [request.question.trim(), request.searcher.trim()]
  if (!question || !searcher) throw new HttpError('report_incomplete')
  const pictures = (request.pictures ?? []).map(pictureOf)
  const moment = beijing(now)
  const recentFrom = yearsBefore(moment.day, RECENT_YEARS)
  const context = await createSearchContext(engine, { library: caseLibrary, query: request.query, visitor, signal })
  const { words, conditions } = context
  const report: Report = {
    question,
    searcher,
    pendingCase: request.pendingCase?.trim() ?? '',
    analysis: request.analysis?.trim() ?? '',
    platform,
    moment,
    recentFrom,
    methods: methodsOf(conditions),
    conditions: conditionsInWords(conditions),
    ...(await countRanks(context, recentFrom)),
    words,
    cases: await outlinesOf({ engine, visitor, cases: request.cases, words }),
    pictures,
  }
  return report
}

/** The number of picked cases of each rank. */
export const pickedByRank = (cases: Outline[]): number[] =>
  Array.from({ length: LAST_RANK + 1 }, (_, at) => cases.filter(({ rank }) => rank === at).length)
