/** Complete replies in their envelopes. */
import { CaseDetail } from '@contract/judgement'
import { LawDetail } from '@contract/lawregu'
import type { Static, TSchema } from '@sinclair/typebox'
import { exampleOf } from './example'

export const judgement = (result: unknown) => ({ status: 0, succeed: true, result })
export const data = (what: unknown) => ({ isSuccess: true, data: what })

export const judgementOf = (schema: TSchema) => judgement(exampleOf(schema))
export const dataOf = (schema: TSchema) => data(exampleOf(schema))
/** Returns two examples of a schema. Their texts differ, as those of list members do. */
export const twoOf = (schema: TSchema) => exampleOf<{ both: unknown[] }>(inList(schema)).both

const inList = (items: TSchema) =>
  ({ type: 'object', properties: { both: { type: 'array', items } } }) as unknown as TSchema

/** Variants of a row's id. Rows without an id cannot be opened and may be hidden. */
export const ID = /\.0\.(jid|lid|vid|sid|iid|bid|tdid|tid|id): /

/** Variants of the envelope's fields. An envelope that reports a failure hides its contents. */
export const ENVELOPE = /^(status|succeed|isSuccess|resultMsg|errMsg):/

/** A readable case. Only unpublished cases have a reason for not being public. */
export function publicCase() {
  const detail = exampleOf(CaseDetail)
  delete detail.notPublicReason
  return detail
}

/** A law whose table of contents is derived from its text. */
export function plainLaw() {
  const detail = exampleOf<Static<typeof LawDetail>>(LawDetail)
  const law_regulation_indexes = detail.law_regulation_indexes.map((line, at) => ({ ...line, text: `目录${at}` }))
  return { ...detail, lid: 'l1', law_regulation_indexes, on_day: { ...detail.on_day, version: undefined } }
}
