/** Builds the engine document of a case. */
import type { CaseRecord } from './record'
import type { EngineDocument } from '../../engine/port'
import { amountBand, AUTHORITY, FEATURES, feeBand, penaltyPath, PUBLISH_TYPES, THEMES, TRIAL_ROUNDS } from './codes'
import * as from from '../fields'

/** The fields of a case that lists and readers show, besides the text. */
export type CasePayload = Omit<CaseRecord, 'paragraphs' | 'citedLaws' | 'features' | 'themes'> & { labels: string[] }

export const OPINION = 'opinion'
export const RESULT = 'result'
const SCOPES: Record<string, string> = {
  本院认为: OPINION,
  法院认为: OPINION,
  法院观点: OPINION,
  裁判理由: OPINION,
  裁判结果: RESULT,
  判决结果: RESULT,
  裁定结果: RESULT,
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
  firm: from.unique(agents.flatMap(({ firm }) => from.present(firm))),
})

const placeValues = ({ court }: CaseRecord) => ({
  region: from.present(from.pathOf([court.province, court.city ?? ''])),
  court: from.present(from.pathOf([court.province, court.name])),
  regionName: from.present(court.province, court.city),
  courtName: from.present(court.name),
  courtLevel: from.present<string>(court.level),
})

const timeValues = ({ judgmentDate }: CaseRecord) => ({
  year: from.present(judgmentDate?.slice(0, 4)),
  month: from.present(judgmentDate?.slice(0, 7)),
})

const amountValues = ({ amount, fee }: CaseRecord) => ({
  amountBand: amount === undefined ? [] : [amountBand(amount)],
  feeBand: fee === undefined ? [] : [feeBand(fee)],
})

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
      caseNumber: from.numbered(record.caseNumber),
      cause: from.unique(record.causes.flat()),
      court: from.present(record.court.name),
      citedLaw: from.citedNames(record.citedLaws),
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
      caseType: from.present(record.caseType),
      documentType: from.present(record.documentType),
      publishType: [PUBLISH_TYPES[record.publishType]],
      cause: paths,
      causeName: from.unique(record.causes.flat()),
      causeLeaf: from.unique(record.causes.flatMap(path => path.slice(-1))),
      trade: record.trades,
      trialRound: [TRIAL_ROUNDS[record.trialRound]],
      outcome: from.present(record.outcome),
      penalty: from.unique(record.penalties.map(penaltyPath)),
      feature: record.features.map(feature => FEATURES[feature]),
      theme: record.themes.flatMap(id => from.present(THEMES[id - 1])),
      citedLaw: from.citedValues(record.citedLaws),
      citedArticle: from.citedArticles(record.citedLaws),
      publicity: [record.notPublicReason ? '未公开' : '公开'],
      fiscal: record.fiscal ? ['1'] : [],
    },
    numbers: from.numbersOf({
      date: from.numberOfDay(record.judgmentDate),
      amount: record.amount,
      fee: record.fee,
    }),
    weight: AUTHORITY[record.publishType],
    payload: payloadOf(record),
  }
}
