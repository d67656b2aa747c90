/** Converts a case record to an engine document. */
import { caseNumberKey } from '@domain/case-history/case-numbers'
import type { CaseHistory } from '@domain/case-history/history'
import { isOverturnedOrReopened, reviewGroup, NO_REVIEW_GROUP } from '@domain/case-history/later-review'
import { isMaskedName } from '@domain/text/masking'
import type { CaseRecord } from './record'
import type { EngineDocument } from '../../engine/port'
import {
  amountBandOf,
  WEIGHT_BY_PUBLISH_TYPE,
  FEATURES,
  feeBandOf,
  penaltyPath,
  PUBLISH_TYPES,
  EXCELLENT_CASE_THEMES,
  TRIAL_ROUNDS,
} from './codes'
import * as from from '../fields'

/** The fields of a case that the document stores as its payload. `labels` are the labels of the blocks, in order. */
export type CasePayload = Omit<CaseRecord, 'paragraphs' | 'citedLaws' | 'features' | 'themes'> & { labels: string[] }

export const OPINION_SCOPE = 'opinion'
export const RESULT_SCOPE = 'result'
/** The search scope of 裁判要旨, which hardly any case but reference cases has. */
export const GIST_SCOPE = 'gist'
const SCOPES: Record<string, string> = {
  本院认为: OPINION_SCOPE,
  法院认为: OPINION_SCOPE,
  法院观点: OPINION_SCOPE,
  裁判理由: OPINION_SCOPE,
  裁判结果: RESULT_SCOPE,
  判决结果: RESULT_SCOPE,
  裁定结果: RESULT_SCOPE,
  裁判要旨: GIST_SCOPE,
}

const ORGANISATION =
  /公司|厂|店|中心|集团|合伙|委员会|政府|学校|协会|银行|企业$|[社院局部所处队馆站]$|(?!欧阳|上官|司马|诸葛|司徒|慕容).{3}行$|(?:[大中小]学|幼儿园|小组|超市|[农林牧渔商市殖石宰]场)$|(?:管委|居委|村委|业委|工|商|基金|联合|研究|学|教)会$/

/** Returns the parties that a chart may count. Equal masked names of persons mean different persons. */
const countedParties = ({ parties }: CaseRecord) =>
  parties.map(({ name }) => name).filter(name => ORGANISATION.test(name) || !isMaskedName(name))

function partyNames({ parties }: CaseRecord) {
  const namesOf = (side: number) => parties.filter(party => party.side === side).map(({ name }) => name)
  return { party: parties.map(({ name }) => name), attacker: namesOf(1), defender: namesOf(2) }
}

const peopleNames = ({ judges, agents }: CaseRecord) => ({
  judge: from.distinctValues(judges.map(({ name }) => name)),
  presiding: from.distinctValues(judges.filter(({ presiding }) => presiding).map(({ name }) => name)),
  lawyer: from.distinctValues(agents.map(({ name }) => name)),
  firm: from.distinctValues(agents.flatMap(({ firm }) => from.presentValues(firm))),
})

/**
 * Returns the place of a court in the tree of courts. The Supreme People's Court is in no province: for its cases sources
 * state the province of the court below.
 */
const courtPath = ({ name, province }: CaseRecord['court']) =>
  from.treePath(name.startsWith('最高人民法院') ? [name] : [province, name])

const placeValues = ({ court }: CaseRecord) => ({
  region: from.presentValues(from.treePath([court.province, court.city ?? ''])),
  court: from.presentValues(courtPath(court)),
  regionName: from.presentValues(court.province, court.city),
  courtName: from.presentValues(court.name),
  courtLevel: from.presentValues<string>(court.level),
})

const timeValues = ({ judgmentDate }: CaseRecord) => ({
  year: from.presentValues(judgmentDate?.slice(0, 4)),
  month: from.presentValues(judgmentDate?.slice(0, 7)),
})

const amountValues = ({ amount, fee }: CaseRecord) => ({
  amountBand: amount === undefined ? [] : [amountBandOf(amount)],
  feeBand: fee === undefined ? [] : [feeBandOf(fee)],
})

/**
 * Returns the keys of a judgment's number and of the numbers that it mentions as earlier stages. A reference case is no
 * judgment, so it has none.
 */
const instancesOf = ({ caseNumber, reading, entry }: Pick<CaseRecord, 'caseNumber' | 'reading' | 'entry'>) =>
  entry
    ? []
    : from.distinctValues(
        from.presentValues(caseNumberKey(caseNumber), ...(reading?.earlier ?? []).map(({ key }) => key)),
      )

/** The weight of a judgment that was overturned or reopened. Among equally relevant judgments it comes last. */
const OVERTURNED = -1

const weightOf = ({ publishType, history }: Pick<CaseRecord, 'publishType' | 'history'>) =>
  history?.later && isOverturnedOrReopened(history.later) ? OVERTURNED : WEIGHT_BY_PUBLISH_TYPE[publishType]

const laterReviewOf = (history: CaseHistory | undefined) => [
  history?.later ? reviewGroup(history.later) : NO_REVIEW_GROUP,
]

/** Returns the document with `history` as the history of its case. */
export function withCaseHistory(document: EngineDocument, history: CaseHistory | undefined): EngineDocument {
  const { history: former, ...payload } = document.payload as CasePayload
  void former
  return {
    ...document,
    values: { ...document.values, laterReview: laterReviewOf(history) },
    weight: weightOf({ publishType: payload.publishType, history }),
    payload: history ? { ...payload, history } : payload,
  }
}

function payloadOf(record: CaseRecord): CasePayload {
  const { paragraphs, citedLaws, features, themes, ...shown } = record
  void [citedLaws, features, themes]
  return { ...shown, labels: paragraphs.map(({ label }) => label) }
}

export function caseDocument(record: CaseRecord): EngineDocument {
  const people = peopleNames(record)
  const paths = record.causes.map(from.treePath).filter(Boolean)
  return {
    id: record.jid,
    title: record.title,
    blocks: from.paragraphBlocks(record.paragraphs, SCOPES),
    names: {
      ...people,
      ...partyNames(record),
      caseNumber: from.plainDocumentNumbers(record.caseNumber, record.entry?.number),
      cause: from.distinctValues(record.causes.flat()),
      court: from.presentValues(record.court.name),
      citedLaw: from.citedLawNames(record.citedLaws, record.judgmentDate),
      keyword: from.distinctValues(record.entry?.keywords ?? []),
    },
    values: {
      ...placeValues(record),
      ...timeValues(record),
      ...amountValues(record),
      judge: people.judge,
      lawyer: people.lawyer,
      firm: people.firm,
      party: from.distinctValues(countedParties(record)),
      partyKind: from.distinctValues(record.parties.map(({ name }) => (ORGANISATION.test(name) ? '单位' : '个人'))),
      caseType: from.presentValues(record.caseType),
      documentType: from.presentValues(record.documentType),
      publishType: [PUBLISH_TYPES[record.publishType]],
      cause: paths,
      causeName: from.distinctValues(record.causes.flat()),
      causeLeaf: from.distinctValues(record.causes.flatMap(path => path.slice(-1))),
      trade: record.trades,
      trialRound: [TRIAL_ROUNDS[record.trialRound]],
      outcome: from.presentValues(record.outcome),
      penalty: from.distinctValues(record.penalties.map(penaltyPath)),
      feature: record.features.map(feature => FEATURES[feature]),
      theme: record.themes.flatMap(id => from.presentValues(EXCELLENT_CASE_THEMES[id - 1])),
      citedLaw: from.citationIndexValues(record.citedLaws, record.judgmentDate),
      citedArticle: from.citedArticles(record.citedLaws, record.judgmentDate),
      publicity: [record.notPublicReason ? '未公开' : '公开'],
      fiscal: record.fiscal ? ['1'] : [],
      laterReview: laterReviewOf(record.history),
      instance: instancesOf(record),
    },
    numbers: from.presentNumbers({
      date: from.numberOfDay(record.judgmentDate),
      amount: record.amount,
      fee: record.fee,
    }),
    weight: weightOf(record),
    payload: payloadOf(record),
  }
}
