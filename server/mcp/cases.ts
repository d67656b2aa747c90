/** Tools that read cases. */
import type { CaseDetail, CaseItem, CaseListResult, CaseStage } from '@contract/judgement'
import { CASE_PATHS } from '@contract/paths'
import type { SimilarCasesResult } from '@contract/similar-cases'
import { CASE_KIND, CASE_KINDS } from '@domain/libraries/case-kinds'
import { LIMITS } from '@domain/limits'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import { queryFromArguments } from './conditions'
import { day, literals, options, pageIndex, pageText, text } from './inputs'
import { itemOf, plainText, ServiceRefusal, tool, type ToolWorld } from './tool'

const { mcp: words } = copy

const casePath = (jid: string) => `/case-detail/${encodeURIComponent(jid)}`

const caseFields = (one: CaseItem, world: ToolWorld) => ({
  jid: one.jid,
  title: plainText(one.title),
  caseNumber: one.caseNumber,
  court: one.courtName,
  kind: one.caseType,
  trial: one.leveloftria,
  document: one.judgementType,
  date: one.judgementDate,
  notPublic: one.notPublicReason,
  standing: one.laterReview?.word ?? words.laterUnknown,
  overturned: one.laterReview?.overturned,
  // Lists do not have the court's words; `case_history` has them.
  ground: undefined,
  passage: plainText(one.hitResult),
  address: world.address(casePath(one.jid)),
})

const findCases = tool({
  name: 'find_cases',
  ...words.tools.find_cases,
  input: Type.Object(
    {
      words: Type.Optional(text('words', 100)),
      title: Type.Optional(text('title', 100)),
      cause: Type.Optional(text('cause', 60)),
      court: Type.Optional(text('court', 60)),
      party: Type.Optional(text('party', 60)),
      caseNumber: Type.Optional(text('caseNumber', 100)),
      cited: Type.Optional(text('cited', 200)),
      region: Type.Optional(text('region', 40)),
      from: Type.Optional(day('fromDay')),
      to: Type.Optional(day('toDay')),
      page: pageIndex,
    },
    { ...options, minProperties: 1 },
  ),
  reads: ['case'],
  async run({ page, from, to, ...input }, world) {
    const query = queryFromArguments({
      全文: input.words,
      标题: input.title,
      案由: input.cause,
      法院: input.court,
      当事人: input.party,
      案号: input.caseNumber,
      引用法条: input.cited,
      地域: input.region,
      裁判日期: from || to ? [from, to] : undefined,
    })
    const { judgements } = await world.call<CaseListResult>({
      path: CASE_PATHS.list,
      query: { query, pageIndex: pageText(page) },
    })
    return {
      total: judgements.totalCount,
      results: judgements.judgementDtoList.map(one => itemOf(caseFields(one, world))),
    }
  },
})

const similarCases = tool({
  name: 'similar_cases',
  ...words.tools.similar_cases,
  input: Type.Object(
    {
      facts: text('facts', LIMITS.facts.most),
      kind: Type.Optional(literals('kind', CASE_KINDS)),
      page: pageIndex,
    },
    options,
  ),
  reads: ['case'],
  async run({ facts, kind: chosen, page }, world) {
    const { judgements, causes, kind } = await world.call<SimilarCasesResult>({
      path: CASE_PATHS.similarCases,
      body: { facts, query: chosen && queryFromArguments({ [CASE_KIND]: chosen }), pageIndex: pageText(page) },
    })
    return {
      total: judgements.totalCount,
      causes,
      kind: chosen ?? kind,
      results: judgements.judgementDtoList.map(one =>
        itemOf({ ...caseFields(one, world), reasons: one.reasons.map(plainText) }),
      ),
    }
  },
})

const stageItem = (stage: CaseStage, world: ToolWorld) =>
  itemOf({
    stage: stage.stage,
    caseNumber: stage.caseNumber,
    court: stage.courtName,
    document: stage.judgementType,
    date: stage.judgementDate,
    outcome: stage.outcome,
    ground: stage.ground,
    jid: stage.jid,
    address: stage.jid && world.address(casePath(stage.jid)),
  })

/** Finds the case of a number. Several documents of one number are stages of it, so the first one tells the history. */
async function jidOf(caseNumber: string, world: ToolWorld): Promise<string> {
  const query = { query: queryFromArguments({ 案号: caseNumber }), pageSize: '1' }
  const { judgements } = await world.call<CaseListResult>({ path: CASE_PATHS.list, query })
  const [first] = judgements.judgementDtoList
  if (!first) throw new ServiceRefusal('not_found', copy.errors.not_found)
  return first.jid
}

const caseHistory = tool({
  name: 'case_history',
  ...words.tools.case_history,
  input: Type.Object(
    { jid: Type.Optional(text('jid', 64)), caseNumber: Type.Optional(text('caseNumber', 100)) },
    { ...options, minProperties: 1 },
  ),
  reads: ['case'],
  async run({ jid, caseNumber = '' }, world) {
    const id = jid ?? (await jidOf(caseNumber, world))
    const detail = await world.call<CaseDetail>({
      path: CASE_PATHS.detail.replace(':jid', encodeURIComponent(id)),
      body: {},
    })
    const { laterReview, history = [] } = detail
    const stages = history.map(stage => stageItem(stage, world))
    return {
      standing: laterReview?.word ?? words.laterUnknown,
      overturned: laterReview?.overturned,
      results: [
        itemOf({
          jid: id,
          title: detail.all_caseinfo_casename,
          caseNumber: detail.all_caseinfo_casenumber,
          court: detail.all_caseinfo_court_term,
          cause: detail.all_text_cause,
          date: detail.all_judgementinfo_date,
          standing: laterReview?.word ?? words.laterUnknown,
          ground: history.filter(({ ground }) => ground).at(-1)?.ground,
          stages,
          address: world.address(casePath(id)),
        }),
      ],
    }
  },
})

export const CASE_TOOLS = [findCases, caseHistory, similarCases]
