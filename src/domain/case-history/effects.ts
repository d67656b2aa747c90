/** Reads what a judgment does with each earlier decision: 撤销二审判决；维持一审判决. */
import { caseNumberKey, caseNumbersIn } from './case-numbers'
import type { DocumentKind } from './documents'
import type { NamedDecision } from './named-decisions'
import { type ReviewOutcome, outcomeIn } from './outcomes'
import type { Stage } from './stages'

/** What one decision does with an earlier one. */
export interface ReviewEffect {
  number: string
  court?: string
  document?: DocumentKind
  outcome: ReviewOutcome
  /** The clause of the operative part that states the outcome, or the first line of that part. */
  ground: string
}

const TRIALS: Array<Stage | undefined> = ['原审', '一审', '二审', '发回重审', '再审', '复核']
const isTrial = ({ stage }: { stage?: Stage }) => TRIALS.indexOf(stage) >= 0

/** Matches the end of a clause. A comma ends one if the next words decide on a further decision. */
const CLAUSE_END = /[；;。\n]|[，,](?=并?(?:撤销|维持|变更))/

/** Patterns of words that mean a decision by its stage, without its number. */
const BY_STAGE: Array<[words: RegExp, stage: Stage]> = [
  [/一审(?:判决|裁定)|第一审/, '一审'],
  [/二审(?:判决|裁定)|第二审/, '二审'],
]

/**
 * Returns the decisions that a judgment reviews even if no clause names them. An appeal reviews all earlier
 * trials, another stage only the last one.
 */
function reviewedOf(earlier: NamedDecision[], stage: Stage | undefined): NamedDecision[] {
  const trials = earlier.filter(isTrial)
  if (stage === '二审') return trials
  return trials.slice(-1)
}

/** Returns the decision that the earlier decision at index `at` reviewed: the last trial listed before it. */
export const reviewedBefore = (earlier: NamedDecision[], at: number): NamedDecision | undefined =>
  earlier.slice(0, at).filter(isTrial).at(-1)

/**
 * Returns the outcome for a decision that a clause revokes as a whole.
 * `outcome` is the outcome of the whole judgment, which tells what takes the place of the revoked decision.
 */
const whole = (outcome: ReviewOutcome): ReviewOutcome =>
  outcome === 'remanded' || outcome === 'dismissed' || outcome === 'revoked' || outcome === 'suitWithdrawn'
    ? outcome
    : 'changed'

const CHANGES: ReviewOutcome[] = [
  'changed',
  'partlyChanged',
  'remanded',
  'dismissed',
  'revoked',
  'suitWithdrawn',
  'approved',
]

function joined(one: ReviewOutcome | undefined, next: ReviewOutcome): ReviewOutcome {
  return one === undefined || one === next ? next : 'partlyChanged'
}

/**
 * Returns the effects of the operative part on the earlier decisions. `outcome` is the outcome of the whole judgment.
 */
export function effectsOf(
  operative: string,
  outcome: ReviewOutcome | undefined,
  earlier: NamedDecision[],
  stage: Stage | undefined,
): ReviewEffect[] {
  // A first instance reviews nothing, also after a remand: the ruling that remanded the case stands.
  if (outcome === undefined || stage === '一审' || stage === '发回重审') return []
  const effects = new Map<NamedDecision, ReviewEffect>()
  const clauses = CHANGES.indexOf(outcome) < 0 ? [] : operative.split(CLAUSE_END)
  for (const clause of clauses) {
    if (!/撤销|维持|变更|核准/.test(clause)) continue
    const keys = caseNumbersIn(clause).map(({ text }) => caseNumberKey(text) ?? text)
    const stages = BY_STAGE.filter(([words]) => words.test(clause)).map(([, one]) => one)
    const targets = earlier.filter(({ key, number, stage: named }) =>
      keys.length > 0 ? keys.includes(key ?? number) : stages.some(one => one === named),
    )
    const part = /撤销/.test(clause) && !/维持/.test(clause) ? outcomeIn(clause) : undefined
    const effect = part === 'partlyChanged' ? part : part ? whole(outcome) : (outcomeIn(clause) ?? outcome)
    for (const target of targets) {
      const { number, court, document } = target
      const next = joined(effects.get(target)?.outcome, effect)
      effects.set(target, { number, court, document, outcome: next, ground: clause.trim() })
    }
  }
  const ground = operative.split(/\n/)[0]?.trim() || operative.slice(0, 200)
  for (const target of reviewedOf(earlier, stage)) {
    const { number, court, document } = target
    if (!effects.has(target)) effects.set(target, { number, court, document, outcome, ground })
  }
  return [...effects.values()]
}
