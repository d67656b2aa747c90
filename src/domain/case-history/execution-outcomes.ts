/** The outcomes of court rulings in executions, and the words of operative parts that state them. */
import type { ReviewOutcome } from './outcomes'

export const EXECUTION_OUTCOMES = {
  roundEnded: '终结本次执行程序',
  executionEnded: '终结执行',
  executed: '执行完毕',
  stayed: '中止执行',
  resumed: '恢复执行',
  enforcementRefused: '不予执行',
  nonEnforcementRefused: '驳回不予执行申请',
  requestRefused: '驳回执行申请',
  objectionRefused: '驳回异议',
  reconsiderationRefused: '驳回复议申请',
  complaintRefused: '驳回申诉',
  partiesRefused: '驳回变更、追加申请',
  partiesChanged: '变更、追加当事人',
  requestWithdrawn: '准许撤回申请',
} as const

export type ExecutionOutcome = keyof typeof EXECUTION_OUTCOMES

/** Patterns of words in operative parts, with their outcomes. The first match decides. */
const WORDS: Array<[words: RegExp, outcome: ExecutionOutcome | ReviewOutcome]> = [
  [/(?:准许|准予|同意)[^。；]{0,160}撤回[^。；]{0,40}(?:申请|异议|申诉|复议)/, 'requestWithdrawn'],
  [/按[^。；]{0,40}撤回[^。；]{0,40}处理/, 'requestWithdrawn'],
  [/驳回[^。；]{0,200}复议[^。；]{0,40}[，,；;。]?[^。；]{0,10}维持/, 'upheld'],
  [/驳回[^。；]{0,200}的(?:执行)?异议(?:请求|申请)/, 'objectionRefused'],
  [/驳回[^。；]{0,200}(?:追加|变更)[^。；]{0,120}被?(?:申请)?执行人?[^。；]{0,20}(?:申请|请求)/, 'partiesRefused'],
  [/驳回[^。；]{0,200}复议(?:申请|请求)/, 'reconsiderationRefused'],
  [/驳回[^。；]{0,200}(?:申诉|监督)(?:申请|请求)?/, 'complaintRefused'],
  [/驳回[^。；]{0,200}异议/, 'objectionRefused'],
  [/驳回[^。；，]{0,200}不予执行/, 'nonEnforcementRefused'],
  [/(?:驳回|不予受理)[^。；]{0,200}(?:强制)?执行(?:的)?申请/, 'requestRefused'],
  [/不予执行/, 'enforcementRefused'],
  [/终结[^。；]{0,200}本次执行|终结本次执行/, 'roundEnded'],
  [/终结[^。；]{0,200}执行|(?:本案|案件)[^。；]{0,10}终结执行/, 'executionEnded'],
  [/(?:全部)?执行完毕|执行结案|已全部履行/, 'executed'],
  [/(?:追加|变更)[^。；]{1,120}为[^。；]{0,40}(?:被执行人|申请执行人)/, 'partiesChanged'],
  [/撤销/, 'revoked'],
  [/变更/, 'partlyChanged'],
  [/维持/, 'upheld'],
  [/中止[^。；]{0,160}执行/, 'stayed'],
  [/恢复[^。；]{0,120}执行/, 'resumed'],
]

/** The number of characters of an operative part that are read. Real ones are several times shorter. */
const LONGEST = 4000

/** Returns the outcome that an operative part states. Rulings on seizures and sales have none. */
export const executionOutcomeIn = (text: string): ExecutionOutcome | ReviewOutcome | undefined =>
  WORDS.find(([words]) => words.test(text.slice(0, LONGEST)))?.[1]

/** The outcomes of rulings on an earlier ruling, as seen from that earlier ruling. */
const ON_RULING: Partial<Record<ExecutionOutcome | ReviewOutcome, ReviewOutcome>> = {
  upheld: 'upheld',
  reconsiderationRefused: 'upheld',
  revoked: 'revoked',
  partlyChanged: 'partlyChanged',
}

/** Returns the outcome of a ruling as seen from the earlier ruling under review. */
export const rulingOutcome = (outcome: ExecutionOutcome | ReviewOutcome | undefined): ReviewOutcome | undefined =>
  outcome && ON_RULING[outcome]

export const isExecutionOutcome = (outcome: string): outcome is ExecutionOutcome =>
  Object.prototype.hasOwnProperty.call(EXECUTION_OUTCOMES, outcome)
