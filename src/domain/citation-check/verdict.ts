/** The verdict on a citation: what has to be changed, what to look at, what is right. */
import type { StateName } from './finding-messages'

/** From the worst. `heed`: the library cannot decide, or the reader has to. */
export const VERDICTS = ['change', 'heed', 'right'] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICT_NAMES: Record<Verdict, string> = { change: '须改', heed: '请留意', right: '未见问题' }

const VERDICT_OF: Record<StateName, Verdict> = {
  misquoted: 'change',
  otherCase: 'change',
  noArticle: 'change',
  mismatched: 'change',
  // A repealed law may still govern facts of its time.
  repealed: 'heed',
  otherArticle: 'heed',
  amended: 'heed',
  partly: 'heed',
  unknown: 'heed',
  notYet: 'heed',
  absent: 'heed',
  inForce: 'right',
  found: 'right',
}

interface JudgedCitation {
  state: StateName
  /** Whether a later decision overturned the cited judgment. */
  isOverturned?: boolean
}

/** A judgment that a later decision overturned must not be cited as it is. */
export const verdictOf = ({ state, isOverturned }: JudgedCitation): Verdict =>
  isOverturned ? 'change' : VERDICT_OF[state]

export interface VerdictCount {
  verdict: Verdict
  count: number
}

export const countVerdicts = (verdicts: Verdict[]): VerdictCount[] =>
  VERDICTS.map(verdict => ({ verdict, count: verdicts.filter(one => one === verdict).length }))
