/** Reads a ruling in an execution: the judgment that is executed, the earlier rulings, and the outcome. */
import { caseNumberKey } from './case-numbers'
import { type ExecutionOutcome, executionOutcomeIn, rulingOutcome } from './execution-outcomes'
import type { ReviewEffect } from './effects'
import type { JudgmentParts } from './judgment-parts'
import { type CaseMention, caseNumberMentions } from './mentions'
import {
  namedDecisionOf,
  isOwnCaseNumber,
  decisionKey,
  type NamedDecision,
  type NamingJudgment,
  uniqueDecisions,
} from './named-decisions'
import type { ReviewOutcome } from './outcomes'
import { sortBySequence } from './sequence'
import { isExecutionStage, type Stage, stageOfKind } from './stages'

/** Matches words before the number of another case. */
const OTHER_CASE = /(?:另案|另[一查]|关联案?件?|系列案|类似|同类|参照|破产)[^。；]{0,60}$/
/** Matches words of a party's claim before a number. */
const CLAIMED = /(?:[^简下]称|认为|主张|提交|提供)[^。；]{0,200}$/
const THIRD_PARTY = /案外人[^。；]{0,200}$/
/** Matches words after a number that say that the judgment is final and thus executed. */
const FINAL =
  /^[^。；]{0,40}(?:已经?|业已|均已|现已)(?:发生法律效力|生效)|^[^。；]{0,30}(?:发生法律效力|生效)后|^[^。；]{0,30}确定的(?:给付|金钱)?义务/
/** Matches words before a number that say that the judgment is final. They count only in the proceedings. */
const FINAL_BEFORE = /(?:已经?|业已)?(?:发生法律效力|生效)的[^，。；]{0,40}$/
/** Matches words after a judgment whose operative part is quoted. They say that the judgment is final and executed. */
const FINAL_LATER = /^[^]{0,300}?(?:判决|裁定|调解书?|文书)(?:已经?)?(?:发生法律效力|生效)后?[^。]{0,80}执行/
const MADE = /(?:作出|做出|制作|达成)(?:了|的)?[^，。；]{0,10}$/
/** Matches words before the number of the judgment that is executed. */
const BASIS = /(?:执行依据(?:为|是|系)?|据以执行的|执行标的为|(?:依据|根据|申请(?:强制)?执行|执行)[^。；]{2,80})$/
const REQUESTED = /^[^。；]{0,60}(?:申请(?:强制|恢复)?执行|强制执行|一案的执行|的执行)/
const TITLE_ONLY = /执行依据(?:为|是|系)?[^。；]{0,80}$/

const JUDGMENTS: Array<Stage | undefined> = ['原审', '一审', '二审', '发回重审', '再审']

/**
 * Whether the ruling executes the mentioned decision. Without words that say so, the number belongs to another case.
 * `proceedings` is the offset in `part` at which the proceedings end.
 */
function isExecuted(mention: CaseMention, part: string, proceedings: number): boolean {
  const { before, sentence, after, kind, document, isTypical, to } = mention
  if (!isTypical || !JUDGMENTS.includes(stageOfKind(kind)) || document === '决定' || document === '通知') return false
  if ([OTHER_CASE, CLAIMED, THIRD_PARTY].some(words => words.test(sentence))) return false
  if (FINAL.test(after) || TITLE_ONLY.test(before)) return true
  if (BASIS.test(before) && REQUESTED.test(after)) return true
  const isInProceedings = to <= proceedings
  if (isInProceedings && FINAL_BEFORE.test(before)) return true
  return (isInProceedings || MADE.test(before)) && FINAL_LATER.test(part.slice(to, to + 400))
}

const DISSATISFIED = /(?:不服|对)[^。；]{0,80}$/
const OBJECTS = /^[^。；]{0,40}(?:不服|提出(?:书面)?(?:执行)?异议|申请复议|申诉|申请(?:执行)?监督)/
const APPEALS = /不服[^。；]{0,80}$/
/** Matches words before the number of the case or ruling in which the execution ended earlier. */
const BEFORE_RESUMED = /(?:以|作出|做出|在执行|执行|案号[为是：:]?|立案)[^。；]{0,40}$/
const ENDED = /^[^。；]{0,40}(?:终结|中止|恢复|执行完毕)/

/**
 * Whether the mention is an earlier ruling of the same execution. It is either under review or the one before a
 * resumption.
 */
function isRulingBefore({ sentence, before, after, kind }: CaseMention): boolean {
  if (!isExecutionStage(stageOfKind(kind)) || OTHER_CASE.test(sentence) || CLAIMED.test(sentence)) return false
  if (APPEALS.test(sentence) || (DISSATISFIED.test(sentence) && OBJECTS.test(after))) return true
  return BEFORE_RESUMED.test(before) && ENDED.test(after)
}

const DISPOSES = /(?:撤销|维持|变更)[^。；]{0,120}$/

/** Matches what follows the operative part: instructions on remedies, and signatures. */
const REMEDIES = /\n\s*(?:如不服|本裁定|本决定|本通知|申请执行人|被执行人|审\s?判|执\s?行\s?员|代理审判|二[〇○０0])[^]*/

interface ExecutionReading {
  earlier: NamedDecision[]
  effects: ReviewEffect[]
  outcome?: ReviewOutcome | ExecutionOutcome
  operative: string
}

/** The stages of the rulings that an objection, a reconsideration or a supervision reviews. */
const REVIEWED: Partial<Record<Stage, Stage[]>> = {
  执行异议: ['执行'],
  执行复议: ['执行异议'],
  执行监督: ['执行复议', '执行异议', '执行'],
}

function rulingEffects(
  earlier: NamedDecision[],
  operative: string,
  stage: Stage,
  outcome: ExecutionReading['outcome'],
) {
  const did = rulingOutcome(outcome)
  if (did === undefined) return []
  const rulings = earlier.filter(decision => REVIEWED[stage]?.includes(decision.stage ?? '执行'))
  const keys = caseNumberMentions(operative).map(({ text }) => caseNumberKey(text) ?? text)
  const disposed = rulings.filter(decision => keys.includes(decisionKey(decision)))
  const targets = disposed.length ? disposed : rulings.slice(-1)
  const ground = operative.split('\n')[0]?.trim() ?? ''
  return targets.map(({ number, court, document }): ReviewEffect => ({ number, court, document, outcome: did, ground }))
}

/** Reads a ruling in an execution, from its parts. `judgment` has the court, number and stage of this ruling. */
export function readExecution(
  { proceedings, account, operative }: JudgmentParts,
  judgment: NamingJudgment,
): ExecutionReading {
  const begin = proceedings + account
  const [decided = ''] = operative.trim().split(REMEDIES)
  const read = (part: string, accepts: (mention: CaseMention) => boolean) =>
    caseNumberMentions(part)
      .filter(mention => !isOwnCaseNumber(mention, judgment) && accepts(mention))
      .map(mention => namedDecisionOf(part, mention, judgment))
  const executed = read(begin, mention => isExecuted(mention, begin, proceedings.length))
  const rulings = [
    ...read(begin, isRulingBefore),
    ...read(decided, mention => isExecutionStage(stageOfKind(mention.kind)) && DISPOSES.test(mention.sentence)).map(
      one => ({
        ...one,
        outcome: undefined,
      }),
    ),
  ]
  const earlier = [...sortBySequence(uniqueDecisions(executed)), ...sortBySequence(uniqueDecisions(rulings))]
  const outcome = executionOutcomeIn(decided)
  return {
    earlier,
    effects: rulingEffects(earlier, decided, judgment.stage ?? '执行', outcome),
    outcome,
    operative: decided,
  }
}
