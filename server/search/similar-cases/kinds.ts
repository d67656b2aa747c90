/** Tells the kind of a case from the laws that its facts fit, and from the cases alike. */
import { CASE_KINDS, type CaseKind, kindOfLaw } from '@domain/libraries/case-kinds'

/** The number of most similar cases whose kinds count as votes. */
const VOTERS = 20
/** Laws weigh more: a library may have many more cases of one kind, whose words then lead everywhere. */
const OF_LAWS = 2

type Shares = Record<CaseKind, number>

/** Adds up votes, the first ones with more weight, as shares of all. */
function sharesOf(votes: Array<{ kind: string; weight: number }>): Shares {
  const shares: Shares = { 民事: 0, 刑事: 0, 行政: 0 }
  const all = votes.reduce((sum, { weight }) => sum + weight, 0)
  for (const { kind, weight } of votes) if (kind in shares) shares[kind as CaseKind] += weight / all
  return shares
}

interface KindEvidence {
  /** Titles of the laws of the best articles, the best first. A law may occur several times. */
  laws: string[]
  /** Kinds and scores of the most similar cases, the most similar first. */
  cases: Array<{ kind: string; score: number }>
}

/** Returns the likeliest kind, or `undefined` without any evidence. Equal kinds go by their order. */
export function likelyKind({ laws, cases }: KindEvidence): CaseKind | undefined {
  const byLaws = sharesOf(laws.map((title, at) => ({ kind: kindOfLaw(title), weight: 1 / (at + 1) })))
  const byCases = sharesOf(cases.slice(0, VOTERS).map(({ kind, score }) => ({ kind, weight: score })))
  const likelihood = (kind: CaseKind) => OF_LAWS * byLaws[kind] + byCases[kind]
  const [best] = [...CASE_KINDS].sort((a, b) => likelihood(b) - likelihood(a))
  return best && likelihood(best) > 0 ? best : undefined
}
