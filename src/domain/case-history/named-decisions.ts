/** Finds the decisions of other stages that a judgment names: 不服福建省高级人民法院（2013）闽民终字第1019号民事判决. */
import { isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { caseNumberKey, wholeCaseKey } from './case-numbers'
import { lastCourtIn, namesThisCourt } from './courts'
import { DOCUMENT_NOUN, type DocumentKind } from './documents'
import { type ExecutionOutcome, executionOutcomeIn } from './execution-outcomes'
import type { JudgmentParts } from './judgment-parts'
import { BETWEEN, DISPOSES_OF, type Mention, mentionsIn, sentenceEnd, sentenceStart } from './mentions'
import { type ReviewOutcome, outcomeIn } from './outcomes'
import { inSequence } from './sequence'
import {
  isAppealedStage,
  isClaimedStage,
  isDisposedStage,
  isOrderedStage,
  isOwnExecution,
  isProceedingsStage,
  isReportedStage,
} from './stage-mentions'
import { isExecution, type Stage, stageOfKind } from './stages'

export interface NamedDecision {
  number: string
  /** What all spellings of the number have in common. Absent for a number with masked digits. */
  key?: string
  /** The court, as far as the text names it. */
  court?: string
  document?: DocumentKind
  /** The day of the decision: 2014-09-05. */
  day?: string
  stage?: Stage
  /** What this decision did with the one before it. */
  outcome?: ReviewOutcome | ExecutionOutcome
  /** The sentence that names it. */
  ground: string
}

/** The judgment that names them. */
export interface JudgmentReader {
  court?: string
  number?: string
  stage?: Stage
}

const DAY =
  /([12]\d{3}|[一二][〇○零０Ｏ\d一二三四五六七八九]{3})\s?年\s?([\d一二三四五六七八九十]{1,3})\s?月\s?([\d一二三四五六七八九十]{1,3})\s?日/g
/** The greatest distance of a day from the number that it dates. */
const NEAR = 60

function dayBefore(text: string): string | undefined {
  const last = [...text.matchAll(DAY)].at(-1)
  if (!last || text.length - last.index > NEAR) return undefined
  const [year, month, date] = last.slice(1).map(part => parseChineseNumeral(part.replace(/[０Ｏ]/g, '零')))
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Matches words by which the court below asks for the approval of its decision. */
const REPORTS = /[，,]?(?:并|且)?(?:依法)?(?:层)?报请?[^。；]*$/
/** The outcomes that a first instance can have. */
const FIRST: Array<ReviewOutcome | undefined> = ['dismissed', 'suitWithdrawn', 'settled']

function outcomeOf({ before, report, document, kind }: Mention): ReviewOutcome | undefined {
  if (DISPOSES_OF.test(before)) return undefined
  if (document === '通知') return 'refused'
  const outcome = outcomeIn(report.replace(DOCUMENT_NOUN, '').replace(REPORTS, ''))
  return stageOfKind(kind) === '一审' && !FIRST.includes(outcome) ? undefined : outcome
}

const FINAL = /发生法律效力|生效后|审判监督|再审/
/** The procuratorate protests against a judgment before it is final, or later. Both give numbers with 抗. */
function byProtest({ kind, from }: Mention, part: string, outcome: ReviewOutcome | undefined): Stage | undefined {
  if (!/抗$/.test(kind)) return undefined
  if (outcome === 'takenUp' || outcome === 'retrial') return '再审审查'
  return /刑/.test(kind) && !FINAL.test(part.slice(0, from)) ? '二审' : '再审'
}

const byWords = ({ before }: Mention): Stage | undefined =>
  /(?:一审|初审)[^，。；]{0,8}$/.test(before)
    ? '一审'
    : /(?:二审|终审)[^，。；]{0,8}$/.test(before)
      ? '二审'
      : undefined

export function namedDecisionOf(part: string, mention: Mention, reader: JudgmentReader): NamedDecision {
  const { text: number, before, sentence, document, kind, from, to } = mention
  const near = before.length > 1 ? before : sentence
  const last = lastCourtIn(near)
  // 本院 may read a decision of another court that stands right before its number.
  const isNamed = last !== undefined && near.endsWith(last.name)
  const court = namesThisCourt(near) && !isNamed ? reader.court : (last ?? lastCourtIn(sentence))?.name
  const ground = part.slice(sentenceStart(part, from), sentenceEnd(part, to)).trim()
  const outcome = isExecution(stageOfKind(kind)) ? undefined : outcomeOf(mention)
  const stage = stageOfKind(kind) ?? byProtest(mention, part, outcome) ?? byWords(mention)
  return {
    number,
    key: caseNumberKey(number),
    court,
    document,
    day: dayBefore(before),
    stage: stage ?? (reader.stage === '二审' ? '一审' : '原审'),
    outcome: isExecution(stage) ? executionOutcomeIn(mention.report) : outcome,
    ground: /[。；]$/.test(ground) ? ground : `${ground}。`,
  }
}

/** Returns what the fields of the first decision leave open from the second. */
const merged = (one: NamedDecision, other: NamedDecision): NamedDecision => ({
  ...one,
  court: one.court ?? other.court,
  document: one.document ?? other.document,
  day: one.day ?? other.day,
  outcome: one.outcome ?? other.outcome,
})

export const keyOf = ({ key, number }: NamedDecision) => key ?? number
const isSame = (one: NamedDecision, other: NamedDecision) =>
  keyOf(one) === keyOf(other) && (!one.document || !other.document || one.document === other.document)

/** A number that is named several times is one decision. The first sentence about it is its ground. */
export function unique(decisions: NamedDecision[]): NamedDecision[] {
  const singles: NamedDecision[] = []
  for (const decision of decisions) {
    const at = singles.findIndex(other => isSame(decision, other))
    if (at < 0) singles.push(decision)
    else singles[at] = merged(singles[at]!, decision)
  }
  return singles
}

/** A first instance after an order to try again is a new trial. One without a telling number precedes the appeal. */
function withStages(decisions: NamedDecision[]): NamedDecision[] {
  const hasAppeal = decisions.some(({ stage }) => stage === '二审')
  return decisions.map((decision, at) => {
    const isAgain = decisions.slice(0, at).some(({ outcome }) => outcome === 'remanded')
    if (decision.stage === '一审' && isAgain) return { ...decision, stage: '发回重审' }
    if (decision.stage === '原审' && hasAppeal && at === 0) return { ...decision, stage: '一审' }
    return decision
  })
}

/** An operative part or a request tells nothing of what the named decision did. */
const withoutOutcome = (decisions: NamedDecision[]) => decisions.map(decision => ({ ...decision, outcome: undefined }))

/** Whether a first instance names no other stage: it does not try again, and reviews nothing. */
const isPlainFirst = ({ stage }: JudgmentReader, proceedings: string) =>
  stage === '一审' && !/不服|发回|发还|再审/.test(proceedings)

/** Whether a number is that of the reader's own case. */
export const isOwnNumber = ({ text }: Mention, { number }: JudgmentReader): boolean =>
  number !== undefined && wholeCaseKey(number) !== undefined && wholeCaseKey(text) === wholeCaseKey(number)

/** Returns the decisions of other stages that a judgment names, in their sequence. */
export function namedDecisions(
  { proceedings, account, operative }: JudgmentParts,
  reader: JudgmentReader,
): NamedDecision[] {
  if (isPlainFirst(reader, proceedings)) return []
  const decisionsIn = (part: string, mentions: Mention[], accepts: (mention: Mention) => boolean) => {
    const accepted: boolean[] = []
    mentions.forEach((mention, at) => {
      const continues = accepted[at - 1] === true && BETWEEN.test(mentions[at - 1]!.after)
      accepted[at] = (continues || accepts(mention)) && !isOwnNumber(mention, reader)
    })
    return mentions.filter((_mention, at) => accepted[at]).map(mention => namedDecisionOf(part, mention, reader))
  }

  const inProceedings = decisionsIn(proceedings, mentionsIn(proceedings), mention =>
    isProceedingsStage(mention, proceedings, reader.stage),
  )
  if (reader.stage === '一审') return withStages(inSequence(unique(inProceedings)))

  const reviewed = new Set(inProceedings.map(keyOf))
  const inOperative = withoutOutcome(
    decisionsIn(operative, mentionsIn(operative), mention => isDisposedStage(mention, reviewed)),
  )
  const mentions = mentionsIn(account, true)
  const keys = new Set([...inProceedings, ...inOperative].map(keyOf))
  const inAccount = [
    ...decisionsIn(account, mentions, isReportedStage),
    ...decisionsIn(account, mentions, isOwnExecution),
    ...(reader.stage === '再审' ? decisionsIn(account, mentions, isOrderedStage) : []),
    ...withoutOutcome(decisionsIn(account, mentions, mention => isClaimedStage(mention, account, keys))),
  ]
  const isFirstNamed = [...inProceedings, ...inAccount, ...inOperative].some(({ stage }) => stage === '一审')
  const second = [...inProceedings, ...inOperative].find(({ stage }) => stage === '二审')
  if (!isFirstNamed && second)
    inAccount.push(...decisionsIn(account, mentions, mention => isAppealedStage(mention, account, second.court)))
  return withStages(inSequence(unique([...inProceedings, ...inAccount, ...inOperative])))
}
