/** Reads from a judgment which earlier decisions it reviews and with which outcome. */
import { caseNumbersIn } from './case-numbers'
import { type ReviewEffect, effectsOf } from './effects'
import type { ExecutionOutcome } from './execution-outcomes'
import { readExecution } from './executions'
import { type JudgmentParts, judgmentParts } from './judgment-parts'
import { type NamedDecision, namedDecisions, type NamingJudgment } from './named-decisions'
import { type ReviewOutcome, outcomeIn } from './outcomes'
import { isExecutionStage, type Stage, stageOfKind } from './stages'

export interface JudgmentText {
  number?: string
  court?: string
  /** The stage that the source states. */
  stage?: Stage
  documentType?: string
  paragraphs: Array<{ label: string; text: string }>
}

export interface CaseReading {
  stage?: Stage
  earlier: NamedDecision[]
  /** What the judgment does with each earlier decision. */
  effects: ReviewEffect[]
  /** What the judgment does with the earlier decisions, or how it ends the case. */
  outcome?: ReviewOutcome | ExecutionOutcome
  /** The operative part that states the outcome. */
  ground?: string
}

const LONGEST_GROUND = 300
const cut = (text: string) => (text.length > LONGEST_GROUND ? `${text.slice(0, LONGEST_GROUND)}…` : text)
/** Matches what follows the operative part: fees, instructions and signatures. */
const FEES = /\n[^。\n]{0,16}受理费[^]*|\n(?:本判决|本裁定|本决定|审\s?判|代理审判|二[〇○０0])[^]*/

const REMANDED = /发回[^。]{0,40}(?:重审|重新审)/

/**
 * Returns the outcome of the judgment. A first instance has one only if it ends the case without a decision on the
 * merits. The same holds for a new trial after a remand.
 */
function ownOutcome(operative: string, stage: Stage | undefined): ReviewOutcome | undefined {
  if (stage !== '一审' && stage !== '发回重审') return outcomeIn(operative)
  const outcome = outcomeIn(operative)
  if (outcome === 'suitWithdrawn') return outcome
  return /驳回[^。；]{0,120}起诉/.test(operative) ? 'dismissed' : undefined
}

/**
 * Matches the document kind before a number. Some texts have the number below the title and not in a field of its own.
 */
const TITLED = /(?:判决书|裁定书|决定书|调解书|通知书)\s{0,3}(?=[（(〔[])/

function numberIn(paragraphs: JudgmentText['paragraphs']): string | undefined {
  const head = (paragraphs[0]?.text ?? '').slice(0, 300)
  const title = TITLED.exec(head)
  const rest = title ? head.slice(title.index + title[0].length) : ''
  const [first] = caseNumbersIn(rest.slice(0, 60))
  return first?.from === 0 ? first.text : undefined
}

function executionReading(parts: JudgmentParts, judgment: NamingJudgment): CaseReading {
  const { earlier, effects, outcome, operative } = readExecution(parts, judgment)
  return { stage: judgment.stage, earlier, effects, outcome, ground: outcome ? cut(operative) : undefined }
}

export function readJudgment(judgment: JudgmentText): CaseReading {
  const { court, paragraphs, documentType = '' } = judgment
  const number = judgment.number || numberIn(paragraphs)
  const parts = judgmentParts(paragraphs)
  const kind = number === undefined ? undefined : caseNumbersIn(number)[0]?.kind
  const again = REMANDED.test(parts.proceedings)
  const byNumber = (kind === undefined ? undefined : stageOfKind(kind)) ?? judgment.stage
  if (kind !== undefined && isExecutionStage(stageOfKind(kind)))
    return executionReading(parts, { number, court, stage: byNumber })
  const stated = byNumber === '一审' && again ? '发回重审' : byNumber
  const earlier = namedDecisions(parts, { number, court, stage: byNumber })
  const [operative = ''] = parts.operative.trim().split(FEES)
  const outcome = /调解书/.test(documentType) ? 'settled' : ownOutcome(operative, stated)
  const isReview = kind !== undefined && /抗$/.test(kind) && (outcome === 'takenUp' || outcome === 'retrial')
  const stage = isReview ? '再审审查' : stated
  return {
    stage,
    earlier,
    effects: effectsOf(operative, outcome, earlier, stage),
    outcome,
    ground: outcome ? cut(operative) : undefined,
  }
}
