/** Replies in their envelopes, whole. */
import { CaseDetail } from '@contract/judgement'
import { LawDetail } from '@contract/lawregu'
import type { Static, TSchema } from '@sinclair/typebox'
import { exampleOf } from './example'

export const judgement = (result: unknown) => ({ status: 0, succeed: true, result })
export const data = (what: unknown) => ({ isSuccess: true, data: what })

export const judgementOf = (schema: TSchema) => judgement(exampleOf(schema))
export const dataOf = (schema: TSchema) => data(exampleOf(schema))
/** Two of them, as a list of its own has them. */
export const twoOf = (schema: TSchema) => exampleOf<{ both: unknown[] }>(inList(schema)).both

const inList = (items: TSchema) =>
  ({ type: 'object', properties: { both: { type: 'array', items } } }) as unknown as TSchema

/** What has no id cannot be opened, and need not be shown. */
export const ID = /\.0\.(jid|lid|vid|sid|iid|bid|tdid|tid|id): /

/** An envelope that tells of a failure is one: what it holds need not be shown. */
export const ENVELOPE = /^(status|succeed|isSuccess|resultMsg|errMsg):/

/** A case that may be read: only of the others a reason is given. */
export function publicCase() {
  const detail = exampleOf(CaseDetail)
  delete detail.notPublicReason
  return detail
}

/** A law whose contents are told from its text. */
export function plainLaw() {
  const detail = exampleOf<Static<typeof LawDetail>>(LawDetail)
  const law_regulation_indexes = detail.law_regulation_indexes.map((line, at) => ({ ...line, text: `目录${at}` }))
  return { ...detail, lid: 'l1', law_regulation_indexes, on_day: { ...detail.on_day, version: undefined } }
}
