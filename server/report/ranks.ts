/** The ranks of the report as clauses of a search, and the rank of one document. */
import type { CourtHierarchy } from '@domain/case-report/court-name'
import { PUBLICATION_KINDS, type Rank, rankOf, RANKS } from '@domain/case-report/ranks'
import { matchesWords } from '@domain/text/matching'
import type { Clause, EngineDocument } from '../engine/port'
import type { CasePayload } from '../libraries/case/document'

const is = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })
const no = (clause: Clause): Clause => ({ kind: 'not', clause })
export const allOf = (...clauses: Clause[]): Clause => ({ kind: 'all', clauses })
const anyOf = (...clauses: Clause[]): Clause => ({ kind: 'any', clauses })

/** Two words that stand near each other in typical cases of 最高人民法院: 最高人民法院发布的典型案例. */
const PUBLISHER = ['最高人民法院', '典型案例']
const NEAR = { within: 'gap', gap: 30 } as const
const SUPREME_TYPICAL = allOf(is('publishType', PUBLICATION_KINDS.typical), {
  kind: 'text',
  scope: 'full',
  words: PUBLISHER,
  near: NEAR,
})

const isSupremeTypical = ({ title, blocks }: EngineDocument, kind: string) =>
  kind === PUBLICATION_KINDS.typical &&
  matchesWords([title, ...blocks.map(({ text }) => text)].join('\n'), PUBLISHER, NEAR)

/** Returns clauses for the court under its name with and without the province. */
function near(court: string | undefined, { province = '' }: CourtHierarchy): Clause[] {
  if (!court) return []
  const rest = court.startsWith(province) ? court.slice(province.length) : court
  return [...new Set([court, rest, province + rest])].map(name => is('courtName', name))
}

/** Returns the clause of each rank. A case of a higher rank may also match the clause of a lower one. */
function clausesOf(pending: CourtHierarchy | undefined): Partial<Record<Rank, Clause>> {
  const high = pending?.province && allOf(is('courtLevel', '高级'), is('region', pending.province))
  const nearby = pending ? [...near(pending.name, pending), ...near(pending.above, pending)] : []
  return {
    guiding: is('publishType', PUBLICATION_KINDS.guiding),
    entry: is('publishType', PUBLICATION_KINDS.entry),
    supreme: anyOf(is('publishType', PUBLICATION_KINDS.gazette), SUPREME_TYPICAL, is('courtLevel', '最高')),
    ...(high ? { high } : {}),
    ...(nearby.length ? { near: anyOf(...nearby) } : {}),
  }
}

/**
 * Returns the clause of each rank, which excludes cases of higher ranks. The rank `other` has no clause. Nor have ranks
 * that depend on a pending court, if it is unknown.
 */
export function rankClauses(pending: CourtHierarchy | undefined): Map<Rank, Clause> {
  const clauses = clausesOf(pending)
  const before: Clause[] = []
  const ranked = new Map<Rank, Clause>()
  for (const rank of RANKS) {
    const clause = clauses[rank]
    if (!clause) continue
    ranked.set(rank, allOf(clause, ...before.map(no)))
    before.push(clause)
  }
  return ranked
}

/** Selects reference cases (参考案例), the entries of 人民法院案例库. */
export const REFERENCE_CASE_CLAUSE = is('publishType', PUBLICATION_KINDS.entry)

export function rankOfDocument(document: EngineDocument, pending: CourtHierarchy | undefined): Rank {
  const kind = document.values.publishType?.[0] ?? ''
  const { court } = document.payload as CasePayload
  return rankOf({ kind, court, isSupremeTypical: isSupremeTypical(document, kind) }, pending)
}
