/** Determines what later decisions did with a judgment. Decisions about later decisions count too. */
import type { LaterReview } from './history'
import type { ReviewOutcome } from './outcomes'
import type { Stage } from './stages'

/** The outcomes after which a judgment is no longer valid as it was. */
const OVERTURNS: ReviewOutcome[] = [
  'changed',
  'partlyChanged',
  'revoked',
  'remanded',
  'dismissed',
  'suitWithdrawn',
  'settled',
]
/** The outcomes that order a retrial: 指令再审, 提审. */
const REOPENS: ReviewOutcome[] = ['retrial', 'takenUp']

const isIn = (outcomes: ReviewOutcome[], outcome: ReviewOutcome) => outcomes.indexOf(outcome) >= 0
/** Whether the judgment is overturned or tried again. A citation of it must then mention the later decision. */
export const isOverturnedOrReopened = ({ outcome }: LaterReview) => isIn(OVERTURNS, outcome) || isIn(REOPENS, outcome)

/** The choices of the filter 后续审理, in display sequence, with their outcomes. */
const GROUPS: Array<[group: string, outcomes: ReviewOutcome[]]> = [
  ['已改判', ['changed', 'partlyChanged']],
  ['已撤销', ['revoked', 'dismissed', 'suitWithdrawn']],
  ['已发回重审', ['remanded']],
  ['已裁定再审', ['retrial', 'takenUp']],
  ['已调解', ['settled']],
  ['已维持', ['upheld', 'approved', 'appealWithdrawn']],
  ['再审申请已驳回', ['refused', 'petitionWithdrawn']],
]
/** The choice for judgments without a later decision in the library. A later decision may still exist elsewhere. */
export const NO_REVIEW_GROUP = '本库未收录'
export const REVIEW_GROUPS = [...GROUPS.map(([group]) => group), NO_REVIEW_GROUP]

export const reviewGroup = ({ outcome }: LaterReview): string =>
  GROUPS.find(([, outcomes]) => isIn(outcomes, outcome))?.[0] ?? NO_REVIEW_GROUP

export interface CaseReview {
  stage?: Stage
  /** What the decision does with the judgment itself. */
  direct?: ReviewOutcome
  /** What the decision does with another decision that came after the judgment. */
  indirect?: ReviewOutcome
  /** The decision itself. */
  by?: LaterReview['by']
}

function next(before: LaterReview | undefined, { stage, direct, indirect, by }: CaseReview): LaterReview | undefined {
  const outcome = direct ?? indirect
  if (outcome === undefined) return before
  const review = { outcome, ...(stage ? { stage } : {}), ...(by ? { by } : {}) }
  if (before === undefined || isIn(OVERTURNS, outcome)) return review
  const isOverturned = isIn(OVERTURNS, before.outcome)
  if (isIn(REOPENS, outcome)) return isOverturned ? before : review
  if (outcome !== 'upheld' && outcome !== 'approved') return isOverturned || !direct ? before : review
  // If a decision upholds the judgment itself, the judgment counts as upheld. A decision that upholds a change leaves
  // the judgment changed.
  return direct || isIn(REOPENS, before.outcome) ? review : before
}

/** Returns the outcome for a judgment after all its reviews. `reviews` are in time sequence. */
export const laterReview = (reviews: CaseReview[]): LaterReview | undefined =>
  reviews.reduce<LaterReview | undefined>(next, undefined)

const BY: Partial<Record<Stage, string>> = {
  二审: '二审',
  发回重审: '重审',
  再审: '再审',
  复核: '复核',
  执行复议: '复议',
  执行监督: '监督',
}
const WORDS: Record<ReviewOutcome, (by: string) => string> = {
  upheld: by => `${by}维持`,
  partlyChanged: by => `${by}已部分改判`,
  changed: by => `${by}已改判`,
  revoked: by => `${by}已撤销`,
  remanded: by => `${by}已发回重审`,
  dismissed: by => `${by}已驳回起诉`,
  suitWithdrawn: by => `${by}准许撤诉`,
  settled: by => `${by}调解结案`,
  refused: () => '再审申请已驳回',
  retrial: () => '已指令再审',
  takenUp: () => '已裁定提审',
  approved: () => '已核准',
  appealWithdrawn: () => '上诉已撤回',
  petitionWithdrawn: () => '再审申请已撤回',
}

/** Names what later decisions did with a judgment: 二审已改判. */
export const reviewWord = ({ outcome, stage }: LaterReview): string => WORDS[outcome]((stage && BY[stage]) || '后续')
