/** Decides which numbers of a judgment name stages of its own case. */
import { caseNumberKey, caseNumbersIn } from './case-numbers'
import { lastCourtIn, mayBeSameCourt } from './courts'
import { DISPOSES_OF, type Mention, sentenceEnd, sentenceStart } from './mentions'
import { DOCUMENT_NOUN } from './documents'
import { outcomeIn, type ReviewOutcome } from './outcomes'
import { isExecution, type Stage, stageOfKind } from './stages'

/** Matches words before the court of a number that belongs to another case. */
const OTHER_CASE = /(?:另案|关联案?件?|相关|类似|同类|依据|根据|参照|案号为?|认可|生效的|执行依据)[^，。；]{0,4}$/
const APPEALS = /不服(?:(?!向本院|向我院|提[出起]|遂)[^。])*$/
/** Matches what makes a first instance decide again. */
const AGAIN = /发回[^。]{0,40}(?:重审|重新审)|发还[^。]{0,20}重审|(?:指令|决定|裁定)[^。]{0,40}再审/
const DECIDES = /(?:作出|做出|作岀|以|制作|下达|下发|发出)[的了]?[^，。；]{0,10}$/
const DISPOSES = /(?:撤销|撤消|维持|核准|变更|恢复|同意)[^。；]{0,120}$/
const REPORTING = /(?:一审|原审|二审)法院[^，。；]{0,60}$/
/** Matches rulings on the way to a judgment: 保全, 中止. They are no stage. */
const INTERIM = /^[^。]{0,40}(?:保全|查封|冻结|扣押|中止|更正|补正)/

/** Whether the proceedings name the number as a stage. */
export function isProceedingsStage(mention: Mention, proceedings: string, ownStage: Stage | undefined): boolean {
  const { before, sentence, document, isTypical } = mention
  const court = lastCourtIn(before)
  if (OTHER_CASE.test(before.slice(0, court?.from))) return false
  if (APPEALS.test(sentence) && (isTypical || document)) return true
  if (!isTypical && !court) return false
  if (ownStage === '一审' && !AGAIN.test(proceedings)) return false
  if (!document) return DISPOSES_OF.test(before) && court !== undefined
  return DECIDES.test(before) || /法院$|^[、和及与，]|号$/.test(before) || DISPOSES_OF.test(before)
}

/** Matches the end of probation or parole. It belongs to an earlier conviction. */
const ENDS_PROBATION = /^[^。；]{0,60}(?:缓刑|假释)/

/** Whether the operative part disposes of the number. `keys` are the stages that the proceedings name. */
export const isDisposedStage = ({ text, sentence, after }: Mention, keys: Set<string>) =>
  DISPOSES.test(sentence) && (keys.has(caseNumberKey(text) ?? text) || !ENDS_PROBATION.test(after))

const ORDERS: Array<ReviewOutcome | undefined> = ['retrial', 'takenUp']

/** Whether an account reports an order to try the case again. */
export const isOrderedStage = ({ before, document, kind, report }: Mention) =>
  document !== undefined &&
  stageOfKind(kind) === '再审审查' &&
  DECIDES.test(before) &&
  ORDERS.includes(outcomeIn(report.replace(DOCUMENT_NOUN, '')))

/** Whether an account reports the decision of the court below: 一审法院于…作出（2015）辽民二初字第16号民事判决. */
export const isReportedStage = ({ before, document, report, isTypical }: Mention) =>
  document !== undefined && isTypical && REPORTING.test(before) && DECIDES.test(before) && !INTERIM.test(report)

/**
 * Whether a request names the number beside one of the stages `keys`: 请求撤销（2015）辽民一终字第81号及（2014）沈中民二初字第34号民事判决.
 */
export function isClaimedStage(
  { from, to, sentence, isTypical }: Mention,
  account: string,
  keys: Set<string>,
): boolean {
  if (!isTypical || !DISPOSES_OF.test(sentence.replace(/（[^（）]*）/g, ''))) return false
  const begin = sentenceStart(account, from)
  const clause = account.slice(begin, sentenceEnd(account, to)).split('；')[0] ?? ''
  if (clause.length <= from - begin) return false
  return caseNumbersIn(clause).some(({ text }) => keys.has(caseNumberKey(text) ?? text))
}

/** Matches words that tie a ruling of an execution to the case of the text. */
const OF_THIS_CASE = /本案(?:执行阶段)?的?(?:申请执行人|被执行人|生效(?:判决|裁判))/

/** Whether an account names a ruling that executes the judgment under review. */
export const isOwnExecution = ({ kind, document, report }: Mention): boolean =>
  document !== undefined && isExecution(stageOfKind(kind)) && OF_THIS_CASE.test(report)

const LONGEST_ACCOUNT = 8000
const APPEALED = /不服[^。]{0,60}上诉|上诉(?:于|至)[^。]{0,40}法院/

/** Whether an account reports a first instance and then the appeal to the court of second instance. */
export function isAppealedStage(mention: Mention, account: string, secondCourt: string | undefined): boolean {
  const { kind, document, before, report, to } = mention
  if (!secondCourt || !document || stageOfKind(kind) !== '一审') return false
  if (!DECIDES.test(before) || INTERIM.test(report)) return false
  const appeal = APPEALED.exec(account.slice(to, to + LONGEST_ACCOUNT))
  const court = appeal ? lastCourtIn(appeal[0])?.name : undefined
  return court !== undefined && mayBeSameCourt(court, secondCourt)
}
