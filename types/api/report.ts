/** The report on similar cases: `/judgement-search/api/v1/report`. */
import { Type, type Static } from '@sinclair/typebox'
import { DocumentId, Query } from './search'
import { MOST_SIMILAR_CASES } from './similar-cases'

/** Limits of a report on similar cases. `length` has the maximum numbers of characters. */
export const CASE_REPORT_LIMITS = {
  cases: 30,
  pictures: 2,
  /** The maximum size of one picture in bytes. */
  picture: 1024 * 1024,
  length: {
    question: 1000,
    searcher: 100,
    pendingCase: 200,
    court: 60,
    analysis: 5000,
    remark: 200,
    caption: 100,
    entries: 200,
    kind: 10,
  },
}
const { length } = CASE_REPORT_LIMITS

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4

/** POST report. Cases are given by id, because their content comes from the corpus. */
export const ReportRequest = Type.Object({
  /** The question in dispute of the pending case (待决案件争议焦点). */
  question: Type.String({ maxLength: length.question }),
  /** The searcher (检索主体). */
  searcher: Type.String({ maxLength: length.searcher }),
  /** The name or number of the pending case. */
  pendingCase: Type.Optional(Type.String({ maxLength: length.pendingCase })),
  /** The court of the pending case (受理法院). It decides which cases have the third and fourth rank (顺位). */
  court: Type.Optional(Type.String({ maxLength: length.court })),
  /** The next higher court (上一级人民法院), if it cannot be derived from the court's name. */
  courtAbove: Type.Optional(Type.String({ maxLength: length.court })),
  /** The result of a search that the searcher made on the site of 人民法院案例库. */
  entrySearch: Type.Optional(
    Type.Object({
      day: Type.String({ maxLength: 10, description: '2026-03-05' }),
      entries: Type.Optional(
        Type.String({ maxLength: length.entries, description: '入库编号; without it nothing was found' }),
      ),
    }),
  ),
  /** The fonts and margins: `official` has those of a court document (GB/T 9704, 仿宋), `song` has 宋体. */
  style: Type.Optional(Type.Union([Type.Literal('official'), Type.Literal('song')])),
  /** The use of the results (结果运用情况). Without this text the report has blank lines. */
  analysis: Type.Optional(Type.String({ maxLength: length.analysis })),
  query: Type.Optional(Query),
  /**
   * The search by facts (案情检索) that listed the cases, limited by `query`. The facts are not sent, because the server
   * does not store them, and it stores a report for some minutes.
   */
  factsSearch: Type.Optional(
    Type.Object({
      total: Type.Optional(
        Type.Integer({ minimum: 0, maximum: MOST_SIMILAR_CASES, description: 'the number of listed cases' }),
      ),
      kind: Type.Optional(
        Type.String({ maxLength: length.kind, description: 'the only listed kind of cases, as the facts suggest it' }),
      ),
    }),
  ),
  cases: Type.Array(
    Type.Object({ jid: DocumentId, remark: Type.Optional(Type.String({ maxLength: length.remark })) }),
    { minItems: 1, maxItems: CASE_REPORT_LIMITS.cases },
  ),
  pictures: Type.Optional(
    Type.Array(
      Type.Object({
        caption: Type.String({ maxLength: length.caption }),
        png: Type.String({ maxLength: base64Length(CASE_REPORT_LIMITS.picture), description: 'base64' }),
      }),
      { maxItems: CASE_REPORT_LIMITS.pictures },
    ),
  ),
})
export type ReportRequest = Static<typeof ReportRequest>

/**
 * The key of a report. The file is available for a few minutes at `GET report/{key}`, for the same account. The key has
 * 128 random bits in base64url.
 */
const ReportKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const ReportAnswer = Type.Object({
  key: ReportKey,
  title: Type.String(),
  /** The content of the report, one sentence each: the cases by rank, 人民法院案例库, warnings. */
  contents: Type.Optional(Type.Array(Type.String())),
})
export type ReportAnswer = Static<typeof ReportAnswer>

export const ReportParams = Type.Object({ key: Type.String({ maxLength: 64 }) })
