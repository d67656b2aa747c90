/** Tools that read cases. */
import type { CaseDetail, CaseItem, CaseListResult, CaseStage } from '@contract/judgement'
import { CASE_PATHS } from '@contract/paths'
import type { SimilarCasesResult } from '@contract/similar-cases'
import { plainNumber } from '@domain/citation/document-number'
import { numberReadings } from '@domain/citation/typed-number'
import { CASE_KIND_DIMENSION, CASE_KINDS } from '@domain/libraries/case-kinds'
import { LIMITS } from '@domain/limits'
import { Type } from '@sinclair/typebox'
import { copy, fillPlaceholders } from '../copy'
import { queryFromArguments } from './conditions'
import { dayInput, choiceInput, NO_FURTHER_FIELDS, pageInput, pageParam, textInput } from './inputs'
import { resultItemOf, withoutHitMarks, ServiceRefusal, defineTool, type ToolContext } from './tool'

const { mcp: words } = copy

const casePath = (jid: string) => `/case-detail/${encodeURIComponent(jid)}`

const caseFields = (one: CaseItem, context: ToolContext) => ({
  jid: one.jid,
  title: withoutHitMarks(one.title),
  caseNumber: one.caseNumber,
  court: one.courtName,
  kind: one.caseType,
  trial: one.leveloftria,
  document: one.judgementType,
  date: one.judgementDate,
  notPublic: one.notPublicReason,
  standing: one.laterReview?.word ?? words.laterUnknown,
  overturned: one.laterReview?.overturned,
  // Rows of a list lack the court's words. The tool `case_history` returns them.
  ground: undefined,
  passage: withoutHitMarks(one.hitResult),
  address: context.address(casePath(one.jid)),
})

const findCases = defineTool({
  name: 'find_cases',
  ...words.tools.find_cases,
  input: Type.Object(
    {
      words: Type.Optional(textInput('words', 100)),
      title: Type.Optional(textInput('title', 100)),
      cause: Type.Optional(textInput('cause', 60)),
      court: Type.Optional(textInput('court', 60)),
      party: Type.Optional(textInput('party', 60)),
      caseNumber: Type.Optional(textInput('caseNumber', 100)),
      cited: Type.Optional(textInput('cited', 200)),
      region: Type.Optional(textInput('region', 40)),
      from: Type.Optional(dayInput('fromDay')),
      to: Type.Optional(dayInput('toDay')),
      page: pageInput,
    },
    { ...NO_FURTHER_FIELDS, minProperties: 1 },
  ),
  reads: ['case'],
  async run({ page, from, to, ...input }, context) {
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
    const { judgements } = await context.call<CaseListResult>({
      path: CASE_PATHS.list,
      query: { query, pageIndex: pageParam(page) },
    })
    return {
      total: judgements.totalCount,
      results: judgements.judgementDtoList.map(one => resultItemOf(caseFields(one, context))),
    }
  },
})

const similarCases = defineTool({
  name: 'similar_cases',
  ...words.tools.similar_cases,
  input: Type.Object(
    {
      facts: textInput('facts', LIMITS.facts.most),
      kind: Type.Optional(choiceInput('kind', CASE_KINDS)),
      page: pageInput,
    },
    NO_FURTHER_FIELDS,
  ),
  reads: ['case'],
  async run({ facts, kind: chosen, page }, context) {
    const { judgements, causes, kind } = await context.call<SimilarCasesResult>({
      path: CASE_PATHS.similarCases,
      body: {
        facts,
        query: chosen && queryFromArguments({ [CASE_KIND_DIMENSION]: chosen }),
        pageIndex: pageParam(page),
      },
    })
    return {
      total: judgements.totalCount,
      causes,
      kind: chosen ?? kind,
      results: judgements.judgementDtoList.map(one =>
        resultItemOf({ ...caseFields(one, context), reasons: one.reasons.map(withoutHitMarks) }),
      ),
    }
  },
})

const stageItem = (stage: CaseStage, context: ToolContext) =>
  resultItemOf({
    stage: stage.stage,
    caseNumber: stage.caseNumber,
    court: stage.courtName,
    document: stage.judgementType,
    date: stage.judgementDate,
    outcome: stage.outcome,
    ground: stage.ground,
    jid: stage.jid,
    address: stage.jid && context.address(casePath(stage.jid)),
  })

/** The maximum number of cases that a refused number names. */
const MOST_NAMED = 5

const identityOf = ({ caseNumber, courtName = '' }: CaseItem) => `${plainNumber(caseNumber)} ${courtName}`.trim()

/**
 * Returns the id of the case with the number. The search also returns cases whose number contains the typed one, and
 * two courts may have given the same number. Documents of one court with one number belong to one case, so any of them
 * gives the history.
 */
async function jidOf(typed: string, context: ToolContext): Promise<string> {
  const query = { query: queryFromArguments({ 案号: typed }), pageSize: '20' }
  const { judgements } = await context.call<CaseListResult>({ path: CASE_PATHS.list, query })
  const cases = judgements.judgementDtoList
  const numbers = [[typed], ...numberReadings(typed)].map(words => plainNumber(words.join('')))
  const exact = cases.filter(({ caseNumber }) => numbers.includes(plainNumber(caseNumber)))
  const candidates = exact.length ? exact : cases
  const [first] = candidates
  if (!first) throw new ServiceRefusal('not_found', copy.errors.not_found)
  const identities = [...new Set(candidates.map(identityOf))]
  if (identities.length === 1) return first.jid
  const named = identities.slice(0, MOST_NAMED).join('、')
  throw new ServiceRefusal('invalid_request', fillPlaceholders(words.severalCases, { cases: named }))
}

const caseHistory = defineTool({
  name: 'case_history',
  ...words.tools.case_history,
  input: Type.Object(
    { jid: Type.Optional(textInput('jid', 64)), caseNumber: Type.Optional(textInput('caseNumber', 100)) },
    { ...NO_FURTHER_FIELDS, minProperties: 1 },
  ),
  reads: ['case'],
  async run({ jid, caseNumber = '' }, context) {
    const id = jid ?? (await jidOf(caseNumber, context))
    const detail = await context.call<CaseDetail>({
      path: CASE_PATHS.detail.replace(':jid', encodeURIComponent(id)),
      body: {},
    })
    const { laterReview, history = [] } = detail
    const stages = history.map(stage => stageItem(stage, context))
    return {
      standing: laterReview?.word ?? words.laterUnknown,
      overturned: laterReview?.overturned,
      results: [
        resultItemOf({
          jid: id,
          title: detail.all_caseinfo_casename,
          caseNumber: detail.all_caseinfo_casenumber,
          court: detail.all_caseinfo_court_term,
          cause: detail.all_text_cause,
          date: detail.all_judgementinfo_date,
          standing: laterReview?.word ?? words.laterUnknown,
          ground: history.filter(({ ground }) => ground).at(-1)?.ground,
          stages,
          address: context.address(casePath(id)),
        }),
      ],
    }
  },
})

export const CASE_TOOLS = [findCases, caseHistory, similarCases]
