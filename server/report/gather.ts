/** Collects a report's data from the corpus and the request. */
import type { ReportRequest } from '@contract/report'
import { type CourtHierarchy, parseCourtName } from '@domain/case-report/court-name'
import type { Rank } from '@domain/case-report/ranks'
import { formatDay, formatPaperDay, isDay } from '@domain/format/dates'
import { completenessMessage } from '@domain/law-time/completeness'
import { copy } from '../copy'
import type { Clause, Engine } from '../engine/port'
import { HttpError } from '../http/http-error'
import type { Visitor } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { readCompleteness } from '../libraries/law/completeness'
import { isPermissionGranted } from '../search/access'
import { dayBound } from '../search/dimensions'
import type { SearchContext } from '../search/context'
import { mapWithYields } from '../search/yield-to-event-loop'
import { createSearchContext } from '../search/run'
import { citedArticleCollector } from './cited'
import { conditionsInWords, searchMethodsOf } from './conditions'
import { beijingMoment, type Moment, sameDayYearsBefore } from './moment'
import { indexedCitations, sortCases, type CaseOutline, caseOutlineOf } from './outline'
import { type ReportPicture, parsePicture } from './picture'
import { allOf, REFERENCE_CASE_CLAUSE, rankClauses } from './ranks'

interface Count {
  total: number
  recent: number
}

interface RankCount extends Partial<Count> {
  rank: Rank
}

/** A search by facts: the number of listed cases, and their kind if the facts decide it. */
interface FactsSearch {
  total?: number
  kind?: string
}

/**
 * The search of 人民法院案例库. Either the platform has the entries of 人民法院案例库, or the searcher states the result of a search
 * on the site of 人民法院案例库.
 */
interface EntrySearch {
  /** The number of entries on the platform (`held`), and the number among the results (`total`). */
  held: number
  total: number
  /** The searcher's statement: the day of the search on that site, and the entries that it returned. */
  declared?: { day: string; entries: string }
}

export interface ReportData {
  style: 'official' | 'song'
  question: string
  searcher: string
  pendingCase: string
  /** The court of the pending case, as the searcher typed it. */
  court: string
  /**
   * The court of the pending case and the courts above it, derived from its name. Absent if the text is not the name of
   * a court.
   */
  pending?: CourtHierarchy
  analysis: string
  platform: string
  /** The day up to which laws are complete: 本库收录至2026年3月1日. Absent for a corpus without laws. */
  completeness?: string
  moment: Moment
  /** The first day of the three years before the report. Art. 4 of 法发〔2020〕24号 prefers cases of this time. */
  recentFrom: string
  methods: string[]
  conditions: string[]
  /** The search by facts, if one listed the cases. Such a list has no counts. */
  factsSearch?: FactsSearch
  all?: Count
  /** The number of results of each rank. */
  ranks: RankCount[]
  entries: EntrySearch
  /** Searched words, which are shown bold. */
  words: string[]
  cases: CaseOutline[]
  pictures: ReportPicture[]
}

const RECENT_YEARS = 3
const OTHER: Rank = 'other'

interface CountedSearch {
  recentFrom: string
  pending?: CourtHierarchy
  /** Whether a search by facts listed the cases. Its conditions alone would count other cases, so nothing is counted. */
  isByFacts: boolean
}

async function countRanks(
  { engine, collection, where, signal }: SearchContext,
  { recentFrom, pending, isByFacts }: CountedSearch,
) {
  const since: Clause = { kind: 'range', field: 'date', from: dayBound(recentFrom) }
  const count = (clause: Clause) => engine.count({ collection, where: clause, signal })
  const counted = async (clause: Clause): Promise<Count> => ({
    total: await count(clause),
    recent: await count(allOf(clause, since)),
  })
  const held = await count(REFERENCE_CASE_CLAUSE)
  const clauses = [...rankClauses(pending)].filter(([rank]) => rank !== 'entry' || held > 0)
  if (isByFacts) return { ranks: [...clauses.map(([rank]) => ({ rank })), { rank: OTHER }], held, entries: 0 }
  const [all, ...ranks] = await Promise.all([
    counted(where).then(one => ({ ...one, rank: OTHER })),
    ...clauses.map(async ([rank, clause]) => ({ rank, ...(await counted(allOf(where, clause))) })),
  ])
  const rest = (of: keyof Count) => ranks.reduce((left, rank) => left - rank[of], all[of])
  return {
    all: { total: all.total, recent: all.recent },
    ranks: [...ranks, { rank: OTHER, total: rest('total'), recent: rest('recent') }],
    held,
    entries: ranks.find(({ rank }) => rank === 'entry')?.total ?? 0,
  }
}

interface PickedCases extends Pick<Circumstances, 'engine' | 'visitor'> {
  cases: ReportRequest['cases']
  words: string[]
  pending: CourtHierarchy | undefined
  today: string
}

async function outlinesOf({ engine, visitor, cases, words, pending, today }: PickedCases): Promise<CaseOutline[]> {
  const remarks = new Map(cases.map(({ jid, remark }) => [jid, remark?.trim() ?? '']))
  const documents = await Promise.all([...remarks.keys()].map(jid => engine.get('case', jid)))
  const withValues = await mapWithYields(documents, document => {
    if (!document) throw new HttpError('report_case_missing')
    return {
      document,
      values: indexedCitations(document),
      outline: { ...caseOutlineOf(document, words, pending), remark: remarks.get(document.id) },
    }
  })
  const cited = citedArticleCollector(engine, isPermissionGranted('lawregu', visitor), today)
  const outlines = await mapWithYields(withValues, async ({ document, values, outline }) => ({
    ...outline,
    cited: await cited({ document, values, date: outline.date }),
  }))
  return sortCases(outlines)
}

/** Parses the courts of the pending case. An entered court above replaces the one derived from the name. */
function pendingOf({ court = '', courtAbove = '' }: ReportRequest): CourtHierarchy | undefined {
  const pending = parseCourtName(court)
  const above = parseCourtName(courtAbove)?.name
  return pending && above ? { ...pending, above } : pending
}

const declaredOf = ({ entrySearch }: ReportRequest) =>
  entrySearch && isDay(entrySearch.day)
    ? { declared: { day: formatDay(entrySearch.day), entries: entrySearch.entries?.trim() ?? '' } }
    : {}

/** Returns the search by facts. A list shorter than the selection is not the one from which the cases were selected. */
function factsSearchOf({ factsSearch, cases }: ReportRequest): FactsSearch | undefined {
  const { total = 0, ...stated } = factsSearch ?? {}
  return factsSearch && { ...stated, ...(total >= cases.length ? { total } : {}) }
}

interface Circumstances {
  engine: Engine
  visitor: Visitor
  now: Date
  platform: string
  signal?: AbortSignal
}

export async function gatherReportData(
  request: ReportRequest,
  { engine, visitor, now, platform, signal }: Circumstances,
) {
  const [question, searcher] = [request.question.trim(), request.searcher.trim()]
  if (!question || !searcher) throw new HttpError('report_incomplete')
  const pictures = (request.pictures ?? []).map(parsePicture)
  const moment = beijingMoment(now)
  const recentFrom = sameDayYearsBefore(moment.day, RECENT_YEARS)
  const context = await createSearchContext(engine, { library: caseLibrary, query: request.query, visitor, signal })
  const { words, conditions } = context
  const pending = pendingOf(request)
  const factsSearch = factsSearchOf(request)
  const isByFacts = factsSearch !== undefined
  const { held, entries, ...counts } = await countRanks(context, { recentFrom, pending, isByFacts })
  const completeness = await readCompleteness(engine)
  const report: ReportData = {
    style: request.style ?? 'official',
    question,
    searcher,
    pendingCase: request.pendingCase?.trim() ?? '',
    court: request.court?.trim() ?? '',
    ...(pending ? { pending } : {}),
    analysis: request.analysis?.trim() ?? '',
    platform,
    ...(completeness ? { completeness: completenessMessage(completeness, { format: formatPaperDay }) } : {}),
    moment,
    recentFrom,
    methods: isByFacts ? [copy.report.factsSearch.method] : searchMethodsOf(conditions),
    conditions: conditionsInWords(conditions),
    ...(factsSearch ? { factsSearch } : {}),
    ...counts,
    entries: { held, total: entries, ...declaredOf(request) },
    words,
    cases: await outlinesOf({ engine, visitor, cases: request.cases, words, pending, today: moment.day }),
    pictures,
  }
  return report
}

/** Returns how many of the selected cases have a rank. */
export const caseCountOfRank = (cases: CaseOutline[], rank: Rank): number =>
  cases.filter(one => one.rank === rank).length
