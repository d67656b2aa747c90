/** Finds the decisions of other stages that a judgment names: 不服福建省高级人民法院（2013）闽民终字第1019号民事判决. */
import { isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { caseNumberKey, wholeCaseKey } from './case-numbers'
import { lastCourtIn, namesThisCourt } from './courts'
import { DOCUMENT_NOUN, type DocumentKind } from './documents'
import { type ExecutionOutcome, executionOutcomeIn } from './execution-outcomes'
import type { JudgmentParts } from './judgment-parts'
import {
  MENTION_SEPARATOR,
  DISPOSAL_VERB,
  type CaseMention,
  caseNumberMentions,
  sentenceEnd,
  sentenceStart,
} from './mentions'
import { type ReviewOutcome, outcomeIn } from './outcomes'
import { sortBySequence } from './sequence'
import {
  isAppealedStage,
  isClaimedStage,
  isDisposedStage,
  isOrderedStage,
  isExecutionOfJudgment,
  isProceedingsStage,
  isReportedStage,
} from './stage-mentions'
import { isExecutionStage, type Stage, stageOfKind } from './stages'

export interface NamedDecision {
  number: string
  /** The key of the number, equal for all its spellings. Absent for a number with masked digits. */
  key?: string
  /** The court. Absent if the text does not name it. */
  court?: string
  document?: DocumentKind
  /** The day of the decision: 2014-09-05. */
  day?: string
  stage?: Stage
  /** What this decision did with the decision before it. */
  outcome?: ReviewOutcome | ExecutionOutcome
  /** The sentence that names the decision. */
  ground: string
}

/** The details of the judgment whose text names the decisions. */
export interface NamingJudgment {
  court?: string
  number?: string
  stage?: Stage
}

const DAY =
  /([12]\d{3}|[一二][〇○零０Ｏ\d一二三四五六七八九]{3})\s?年\s?([\d一二三四五六七八九十]{1,3})\s?月\s?([\d一二三四五六七八九十]{1,3})\s?日/g
/** The maximum distance in characters between a number and the day that belongs to it. */
const NEAR = 60

function dayWrittenBefore(text: string): string | undefined {
  const last = [...text.matchAll(DAY)].at(-1)
  if (!last || text.length - last.index > NEAR) return undefined
  const [year, month, date] = last.slice(1).map(part => parseChineseNumeral(part.replace(/[０Ｏ]/g, '零')))
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Matches words by which a court asks a higher court to approve its decision. They state no outcome. */
const REPORTS = /[，,]?(?:并|且)?(?:依法)?(?:层)?报请?[^。；]*$/
/** The outcomes that a first-instance decision can have. */
const FIRST: Array<ReviewOutcome | undefined> = ['dismissed', 'suitWithdrawn', 'settled']

function outcomeOf({ before, report, document, kind }: CaseMention): ReviewOutcome | undefined {
  if (DISPOSAL_VERB.test(before)) return undefined
  if (document === '通知') return 'refused'
  const outcome = outcomeIn(report.replace(DOCUMENT_NOUN, '').replace(REPORTS, ''))
  return stageOfKind(kind) === '一审' && !FIRST.includes(outcome) ? undefined : outcome
}

const FINAL = /发生法律效力|生效后|审判监督|再审/
/**
 * Returns the stage of a protest (抗诉). A protest is against a judgment that is not yet final, or against a final one.
 * Both have numbers with 抗.
 */
function byProtest({ kind, from }: CaseMention, part: string, outcome: ReviewOutcome | undefined): Stage | undefined {
  if (!/抗$/.test(kind)) return undefined
  if (outcome === 'takenUp' || outcome === 'retrial') return '再审审查'
  return /刑/.test(kind) && !FINAL.test(part.slice(0, from)) ? '二审' : '再审'
}

const byWords = ({ before }: CaseMention): Stage | undefined =>
  /(?:一审|初审)[^，。；]{0,8}$/.test(before)
    ? '一审'
    : /(?:二审|终审)[^，。；]{0,8}$/.test(before)
      ? '二审'
      : undefined

export function namedDecisionOf(part: string, mention: CaseMention, judgment: NamingJudgment): NamedDecision {
  const { text: number, before, sentence, document, kind, from, to } = mention
  const near = before.length > 1 ? before : sentence
  const last = lastCourtIn(near)
  // 本院 may be the subject of the sentence. A court named directly before the number is then the court of the
  // decision.
  const isNamed = last !== undefined && near.endsWith(last.name)
  const court = namesThisCourt(near) && !isNamed ? judgment.court : (last ?? lastCourtIn(sentence))?.name
  const ground = part.slice(sentenceStart(part, from), sentenceEnd(part, to)).trim()
  const outcome = isExecutionStage(stageOfKind(kind)) ? undefined : outcomeOf(mention)
  const stage = stageOfKind(kind) ?? byProtest(mention, part, outcome) ?? byWords(mention)
  return {
    number,
    key: caseNumberKey(number),
    court,
    document,
    day: dayWrittenBefore(before),
    stage: stage ?? (judgment.stage === '二审' ? '一审' : '原审'),
    outcome: isExecutionStage(stage) ? executionOutcomeIn(mention.report) : outcome,
    ground: /[。；]$/.test(ground) ? ground : `${ground}。`,
  }
}

/** Fills the missing fields of the first decision with those of the second. */
const merged = (one: NamedDecision, other: NamedDecision): NamedDecision => ({
  ...one,
  court: one.court ?? other.court,
  document: one.document ?? other.document,
  day: one.day ?? other.day,
  outcome: one.outcome ?? other.outcome,
})

export const decisionKey = ({ key, number }: NamedDecision) => key ?? number
const isSame = (one: NamedDecision, other: NamedDecision) =>
  decisionKey(one) === decisionKey(other) && (!one.document || !other.document || one.document === other.document)

/**
 * Merges decisions with the same number and document kind. An unknown document kind equals every kind. The sentence
 * that comes first becomes the ground.
 */
export function uniqueDecisions(decisions: NamedDecision[]): NamedDecision[] {
  const singles: NamedDecision[] = []
  for (const decision of decisions) {
    const at = singles.findIndex(other => isSame(decision, other))
    if (at < 0) singles.push(decision)
    else singles[at] = merged(singles[at]!, decision)
  }
  return singles
}

/**
 * Corrects stages. A first instance after a remand is a new trial (发回重审).
 * An unclear first decision (原审) is a first instance if an appeal follows.
 */
function withStages(decisions: NamedDecision[]): NamedDecision[] {
  const hasAppeal = decisions.some(({ stage }) => stage === '二审')
  return decisions.map((decision, at) => {
    const isAgain = decisions.slice(0, at).some(({ outcome }) => outcome === 'remanded')
    if (decision.stage === '一审' && isAgain) return { ...decision, stage: '发回重审' }
    if (decision.stage === '原审' && hasAppeal && at === 0) return { ...decision, stage: '一审' }
    return decision
  })
}

/**
 * Removes the outcomes of decisions named in an operative part or request. Such texts do not tell what these decisions
 * did.
 */
const withoutOutcome = (decisions: NamedDecision[]) => decisions.map(decision => ({ ...decision, outcome: undefined }))

/** Whether the judgment is a first instance without earlier stages: no retrial and no review. */
const isPlainFirst = ({ stage }: NamingJudgment, proceedings: string) =>
  stage === '一审' && !/不服|发回|发还|再审/.test(proceedings)

/** Whether a mentioned number is the number of the judgment's own case. */
export const isOwnCaseNumber = ({ text }: CaseMention, { number }: NamingJudgment): boolean =>
  number !== undefined && wholeCaseKey(number) !== undefined && wholeCaseKey(text) === wholeCaseKey(number)

/** Returns the decisions of other stages that a judgment names, in their sequence. */
export function namedDecisions(
  { proceedings, account, operative }: JudgmentParts,
  judgment: NamingJudgment,
): NamedDecision[] {
  if (isPlainFirst(judgment, proceedings)) return []
  const decisionsIn = (part: string, mentions: CaseMention[], accepts: (mention: CaseMention) => boolean) => {
    const accepted: boolean[] = []
    mentions.forEach((mention, at) => {
      const continues = accepted[at - 1] === true && MENTION_SEPARATOR.test(mentions[at - 1]!.after)
      accepted[at] = (continues || accepts(mention)) && !isOwnCaseNumber(mention, judgment)
    })
    return mentions.filter((_mention, at) => accepted[at]).map(mention => namedDecisionOf(part, mention, judgment))
  }

  const inProceedings = decisionsIn(proceedings, caseNumberMentions(proceedings), mention =>
    isProceedingsStage(mention, proceedings, judgment.stage),
  )
  if (judgment.stage === '一审') return withStages(sortBySequence(uniqueDecisions(inProceedings)))

  const reviewed = new Set(inProceedings.map(decisionKey))
  const inOperative = withoutOutcome(
    decisionsIn(operative, caseNumberMentions(operative), mention => isDisposedStage(mention, reviewed)),
  )
  const mentions = caseNumberMentions(account, true)
  const keys = new Set([...inProceedings, ...inOperative].map(decisionKey))
  const inAccount = [
    ...decisionsIn(account, mentions, isReportedStage),
    ...decisionsIn(account, mentions, isExecutionOfJudgment),
    ...(judgment.stage === '再审' ? decisionsIn(account, mentions, isOrderedStage) : []),
    ...withoutOutcome(decisionsIn(account, mentions, mention => isClaimedStage(mention, account, keys))),
  ]
  const isFirstNamed = [...inProceedings, ...inAccount, ...inOperative].some(({ stage }) => stage === '一审')
  const second = [...inProceedings, ...inOperative].find(({ stage }) => stage === '二审')
  if (!isFirstNamed && second)
    inAccount.push(...decisionsIn(account, mentions, mention => isAppealedStage(mention, account, second.court)))
  return withStages(sortBySequence(uniqueDecisions([...inProceedings, ...inAccount, ...inOperative])))
}
