/** The verdict on a citation: it must be changed, it needs attention, or it is right. */
import type { FindingState } from './finding-messages'

/** The verdicts, worst first. `heed`: the reader must decide, because the library cannot. */
export const VERDICTS = ['change', 'heed', 'right'] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICT_NAMES: Record<Verdict, string> = { change: '须改', heed: '请留意', right: '未见问题' }

const VERDICT_OF: Record<FindingState, Verdict> = {
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
  state: FindingState
  /** Whether a later decision overturned the cited judgment. */
  isOverturned?: boolean
}

/** Returns the verdict. A judgment that a later decision overturned must not be cited as valid. */
export const verdictOf = ({ state, isOverturned }: JudgedCitation): Verdict =>
  isOverturned ? 'change' : VERDICT_OF[state]

export interface VerdictCount {
  verdict: Verdict
  count: number
}

export const countVerdicts = (verdicts: Verdict[]): VerdictCount[] =>
  VERDICTS.map(verdict => ({ verdict, count: verdicts.filter(one => one === verdict).length }))
