/** Decides which case numbers in a judgment mean earlier stages of its own case. */
import { caseNumberKey, caseNumbersIn } from './case-numbers'
import { lastCourtIn, mayBeSameCourt } from './courts'
import { DISPOSAL_VERB, type CaseMention, sentenceEnd, sentenceStart } from './mentions'
import { DOCUMENT_NOUN } from './documents'
import { outcomeIn, type ReviewOutcome } from './outcomes'
import { isExecutionStage, type Stage, stageOfKind } from './stages'

/** Matches words before a court that show that the number belongs to another case. */
const OTHER_CASE = /(?:另案|关联案?件?|相关|类似|同类|依据|根据|参照|案号为?|认可|生效的|执行依据)[^，。；]{0,4}$/
const APPEALS = /不服(?:(?!向本院|向我院|提[出起]|遂)[^。])*$/
/** Matches an order to try the case again, before a new first instance. */
const AGAIN = /发回[^。]{0,40}(?:重审|重新审)|发还[^。]{0,20}重审|(?:指令|决定|裁定)[^。]{0,40}再审/
const DECIDES = /(?:作出|做出|作岀|以|制作|下达|下发|发出)[的了]?[^，。；]{0,10}$/
const DISPOSES = /(?:撤销|撤消|维持|核准|变更|恢复|同意)[^。；]{0,120}$/
const REPORTING = /(?:一审|原审|二审)法院[^，。；]{0,60}$/
/** Matches interim rulings, such as 保全 and 中止. They are not stages. */
const INTERIM = /^[^。]{0,40}(?:保全|查封|冻结|扣押|中止|更正|补正)/

/** Whether a number in the proceedings means an earlier stage. */
export function isProceedingsStage(mention: CaseMention, proceedings: string, ownStage: Stage | undefined): boolean {
  const { before, sentence, document, isTypical } = mention
  const court = lastCourtIn(before)
  if (OTHER_CASE.test(before.slice(0, court?.from))) return false
  if (APPEALS.test(sentence) && (isTypical || document)) return true
  if (!isTypical && !court) return false
  if (ownStage === '一审' && !AGAIN.test(proceedings)) return false
  if (!document) return DISPOSAL_VERB.test(before) && court !== undefined
  return DECIDES.test(before) || /法院$|^[、和及与，]|号$/.test(before) || DISPOSAL_VERB.test(before)
}

/** Matches the revocation of probation or parole. It concerns an earlier conviction and not a stage. */
const ENDS_PROBATION = /^[^。；]{0,60}(?:缓刑|假释)/

/**
 * Whether a number in the operative part means an earlier stage. `keys` belong to the decisions that the proceedings
 * name.
 */
export const isDisposedStage = ({ text, sentence, after }: CaseMention, keys: Set<string>) =>
  DISPOSES.test(sentence) && (keys.has(caseNumberKey(text) ?? text) || !ENDS_PROBATION.test(after))

const ORDERS: Array<ReviewOutcome | undefined> = ['retrial', 'takenUp']

/** Whether a number in the account means an order to try the case again. */
export const isOrderedStage = ({ before, document, kind, report }: CaseMention) =>
  document !== undefined &&
  stageOfKind(kind) === '再审审查' &&
  DECIDES.test(before) &&
  ORDERS.includes(outcomeIn(report.replace(DOCUMENT_NOUN, '')))

/**
 * Whether a number in the account means the decision of the court below:
 * 一审法院于…作出（2015）辽民二初字第16号民事判决.
 */
export const isReportedStage = ({ before, document, report, isTypical }: CaseMention) =>
  document !== undefined && isTypical && REPORTING.test(before) && DECIDES.test(before) && !INTERIM.test(report)

/**
 * Whether a number in a party's request means a stage, because it stands beside a number with one of the `keys`:
 * 请求撤销（2015）辽民一终字第81号及（2014）沈中民二初字第34号民事判决.
 */
export function isClaimedStage(
  { from, to, sentence, isTypical }: CaseMention,
  account: string,
  keys: Set<string>,
): boolean {
  if (!isTypical || !DISPOSAL_VERB.test(sentence.replace(/（[^（）]*）/g, ''))) return false
  const begin = sentenceStart(account, from)
  const clause = account.slice(begin, sentenceEnd(account, to)).split('；')[0] ?? ''
  if (clause.length <= from - begin) return false
  return caseNumbersIn(clause).some(({ text }) => keys.has(caseNumberKey(text) ?? text))
}

/** Matches words that link a ruling in an execution to this case. */
const OF_THIS_CASE = /本案(?:执行阶段)?的?(?:申请执行人|被执行人|生效(?:判决|裁判))/

/** Whether a number in the account means a ruling that executes the judgment under review. */
export const isExecutionOfJudgment = ({ kind, document, report }: CaseMention): boolean =>
  document !== undefined && isExecutionStage(stageOfKind(kind)) && OF_THIS_CASE.test(report)

const LONGEST_ACCOUNT = 8000
const APPEALED = /不服[^。]{0,60}上诉|上诉(?:于|至)[^。]{0,40}法院/

/** Whether a number in the account means a first instance, followed by the appeal to the court of second instance. */
export function isAppealedStage(mention: CaseMention, account: string, secondCourt: string | undefined): boolean {
  const { kind, document, before, report, to } = mention
  if (!secondCourt || !document || stageOfKind(kind) !== '一审') return false
  if (!DECIDES.test(before) || INTERIM.test(report)) return false
  const appeal = APPEALED.exec(account.slice(to, to + LONGEST_ACCOUNT))
  const court = appeal ? lastCourtIn(appeal[0])?.name : undefined
  return court !== undefined && mayBeSameCourt(court, secondCourt)
}
