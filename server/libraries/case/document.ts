/** Builds the engine document of a case. */
import { caseNumberKey } from '@domain/case-history/case-numbers'
import type { CaseHistory } from '@domain/case-history/history'
import { isUnsettled, reviewGroup, UNREVIEWED } from '@domain/case-history/later-review'
import type { CaseRecord } from './record'
import type { EngineDocument } from '../../engine/port'
import { amountBand, AUTHORITY, FEATURES, feeBand, penaltyPath, PUBLISH_TYPES, THEMES, TRIAL_ROUNDS } from './codes'
import * as from from '../fields'

/** The fields of a case that lists and readers show, besides the text. */
export type CasePayload = Omit<CaseRecord, 'paragraphs' | 'citedLaws' | 'features' | 'themes'> & { labels: string[] }

export const OPINION = 'opinion'
export const RESULT = 'result'
/** 裁判要旨 of 人民法院案例库. */
export const GIST = 'gist'
const SCOPES: Record<string, string> = {
  本院认为: OPINION,
  法院认为: OPINION,
  法院观点: OPINION,
  裁判理由: OPINION,
  裁判结果: RESULT,
  判决结果: RESULT,
  裁定结果: RESULT,
  裁判要旨: GIST,
}

const ORGANISATION = /公司|厂|店|行$|社$|院$|局$|部$|所$|中心|集团|合伙|委员会|政府|学校|协会|银行/

function partyNames({ parties }: CaseRecord) {
  const namesOf = (side: number) => parties.filter(party => party.side === side).map(({ name }) => name)
  return { party: parties.map(({ name }) => name), attacker: namesOf(1), defender: namesOf(2) }
}

const peopleNames = ({ judges, agents }: CaseRecord) => ({
  judge: from.unique(judges.map(({ name }) => name)),
  presiding: from.unique(judges.filter(({ presiding }) => presiding).map(({ name }) => name)),
  lawyer: from.unique(agents.map(({ name }) => name)),
  firm: from.unique(agents.flatMap(({ firm }) => from.presentValues(firm))),
})

const placeValues = ({ court }: CaseRecord) => ({
  region: from.presentValues(from.pathOf([court.province, court.city ?? ''])),
  court: from.presentValues(from.pathOf([court.province, court.name])),
  regionName: from.presentValues(court.province, court.city),
  courtName: from.presentValues(court.name),
  courtLevel: from.presentValues<string>(court.level),
})

const timeValues = ({ judgmentDate }: CaseRecord) => ({
  year: from.presentValues(judgmentDate?.slice(0, 4)),
  month: from.presentValues(judgmentDate?.slice(0, 7)),
})

const amountValues = ({ amount, fee }: CaseRecord) => ({
  amountBand: amount === undefined ? [] : [amountBand(amount)],
  feeBand: fee === undefined ? [] : [feeBand(fee)],
})

/**
 * The keys of the case's number and of the numbers that the judgment names as other stages of its case. An entry of
 * 人民法院案例库 has the number of a judgment and is none.
 */
const instancesOf = ({ caseNumber, reading, entry }: Pick<CaseRecord, 'caseNumber' | 'reading' | 'entry'>) =>
  entry
    ? []
    : from.unique(from.presentValues(caseNumberKey(caseNumber), ...(reading?.earlier ?? []).map(({ key }) => key)))

/** The weight of a judgment that no longer stands: it comes after all others of equal relevance. */
const OVERTURNED = -1

const weightOf = ({ publishType, history }: Pick<CaseRecord, 'publishType' | 'history'>) =>
  history?.later && isUnsettled(history.later) ? OVERTURNED : AUTHORITY[publishType]

const laterReviewOf = (history: CaseHistory | undefined) => [history?.later ? reviewGroup(history.later) : UNREVIEWED]

/** Returns the document with another history of its case. */
export function withHistory(document: EngineDocument, history: CaseHistory | undefined): EngineDocument {
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
  const paths = record.causes.map(from.pathOf).filter(Boolean)
  return {
    id: record.jid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs, SCOPES),
    names: {
      ...people,
      ...partyNames(record),
      caseNumber: from.numbered(record.caseNumber, record.entry?.number),
      cause: from.unique(record.causes.flat()),
      court: from.presentValues(record.court.name),
      citedLaw: from.citedNames(record.citedLaws, record.judgmentDate),
      keyword: from.unique(record.entry?.keywords ?? []),
    },
    values: {
      ...placeValues(record),
      ...timeValues(record),
      ...amountValues(record),
      judge: people.judge,
      lawyer: people.lawyer,
      firm: people.firm,
      party: from.unique(record.parties.map(({ name }) => name)),
      partyKind: from.unique(record.parties.map(({ name }) => (ORGANISATION.test(name) ? '单位' : '个人'))),
      caseType: from.presentValues(record.caseType),
      documentType: from.presentValues(record.documentType),
      publishType: [PUBLISH_TYPES[record.publishType]],
      cause: paths,
      causeName: from.unique(record.causes.flat()),
      causeLeaf: from.unique(record.causes.flatMap(path => path.slice(-1))),
      trade: record.trades,
      trialRound: [TRIAL_ROUNDS[record.trialRound]],
      outcome: from.presentValues(record.outcome),
      penalty: from.unique(record.penalties.map(penaltyPath)),
      feature: record.features.map(feature => FEATURES[feature]),
      theme: record.themes.flatMap(id => from.presentValues(THEMES[id - 1])),
      citedLaw: from.citedValues(record.citedLaws, record.judgmentDate),
      citedArticle: from.citedArticles(record.citedLaws, record.judgmentDate),
      publicity: [record.notPublicReason ? '未公开' : '公开'],
      fiscal: record.fiscal ? ['1'] : [],
      laterReview: laterReviewOf(record.history),
      instance: instancesOf(record),
    },
    numbers: from.numbersOf({
      date: from.numberOfDay(record.judgmentDate),
      amount: record.amount,
      fee: record.fee,
    }),
    weight: weightOf(record),
    payload: payloadOf(record),
  }
}
