import type { CaseRecord } from '../../../libraries/case/record'
import type { TextSection } from '../../../records'
import { Citations } from '../cite'
import { CASE_COMMENTARIES, ENFORCEMENT_COMMENTARY } from '../data/comments'
import { LONG_PARTY_NAMES, LONG_PARAGRAPH } from '../data/extreme-texts'
import { fillTemplates } from '../fill'
import type { SampleOptions } from '../laws/plan'
import { draftCrime } from './crime'
import { draftDispute } from './dispute'
import { labelledParagraph, type CaseDraft } from './draft'
import { judgesOfCase, caseNumberOf, caseHead, signatureOf } from './head'
import { planCase, type CasePlan } from './plan'
import { draftProcedure } from './procedure'

const REASONS = {
  secrets: '涉及国家秘密的',
  minors: '未成年人犯罪的',
  mediation: '以调解方式结案或者确认人民调解协议效力的，但为保护国家利益、社会公共利益、他人合法权益确有必要公开的除外',
  divorce: '离婚诉讼或者涉及未成年子女抚养、监护的',
  other: '人民法院认为不宜在互联网公布的其他情形',
}

const PROCEDURES = ['bankruptcy', 'payment', 'publicNotice', 'other']

function draftOf(plan: CasePlan, citations: Citations): CaseDraft {
  if (plan.kind === '执行' || plan.kind === '国家赔偿' || PROCEDURES.includes(plan.group)) return draftProcedure(plan)
  return plan.kind === '刑事' ? draftCrime(plan, citations) : draftDispute(plan, citations)
}

function secrecyOf({ index, kind, group, cause }: CasePlan): string | undefined {
  if (cause.includes('离婚纠纷') || cause.includes('抚养费纠纷')) return REASONS.divorce
  if (index % 43 !== 7) return undefined
  if (kind === '刑事') return index % 2 === 0 ? REASONS.minors : REASONS.secrets
  if (kind === '民事' && group !== 'family') return index % 3 === 0 ? REASONS.other : REASONS.mediation
  return index % 2 === 0 ? REASONS.secrets : REASONS.other
}

const COMMERCIAL = ['company', 'insurance', 'bankruptcy', 'maritime', 'loan']

/**
 * Returns the ids of a case's themes: 1 civil, 2 commercial, 3 criminal, 4 intellectual property, 5 administrative and
 * state compensation, 6 other.
 */
function themesOf({ index, kind, group }: CasePlan): number[] {
  if (index % 9 !== 4) return []
  if (kind === '刑事') return [3]
  if (kind === '行政' || kind === '国家赔偿') return [5]
  if (kind === '执行' || ['payment', 'publicNotice', 'other'].includes(group)) return [6]
  if (group === 'ip') return [4]
  if (COMMERCIAL.includes(group)) return [2]
  return index % 27 === 4 ? [1, 6] : [1]
}

const commentOn = ({ kind, group, court, cause }: CasePlan) =>
  labelledParagraph(
    '评析',
    `本案系${court.name}审理的${cause.at(-1) ?? kind}案件。`,
    ...(kind === '执行' ? ENFORCEMENT_COMMENTARY : CASE_COMMENTARIES[group]),
  )

/** Returns the publication type. Cases of basic courts are only ordinary (0) or typical (3) cases. */
function publishTypeOf({ index, court }: CasePlan): CaseRecord['publishType'] {
  if (court.level === '基层') return index % 53 === 12 ? 3 : 0
  if (index % 29 === 12) return 2
  if (index % 23 === 12) return 1
  return index % 53 === 12 ? 3 : 0
}

function featuresOf({ index, jid }: CasePlan): Pick<CaseRecord, 'features' | 'videoUrl'> {
  const hasVideo = index % 23 === 3
  const features: CaseRecord['features'] = [
    ...(hasVideo ? (['video'] as const) : []),
    ...(index % 19 === 3 ? (['announcement'] as const) : []),
  ]
  return { features, videoUrl: hasVideo ? `https://live.example.com/court/${jid}` : undefined }
}

/** Gives one case a very long title and another a very long paragraph, to test the reader. */
function withExtremeTexts(record: CaseRecord, plan: CasePlan): CaseRecord {
  if (plan.index === 1) return { ...record, title: `${LONG_PARTY_NAMES}${record.title}` }
  if (plan.index !== 2) return record
  const paragraphs = record.paragraphs.map(paragraph => {
    if (paragraph.label !== '事实') return paragraph
    const reading = Array.from({ length: 60 }, (_, at) =>
      fillTemplates(plan.random, LONG_PARAGRAPH, { 次: String(at + 1) }).join(''),
    )
    return { ...paragraph, text: `${paragraph.text}${reading.join('')}` }
  })
  return { ...record, paragraphs }
}

const ALONE = '适用简易程序'
const TOGETHER = '组成合议庭'

/** Adapts the account of the proceedings: a single judge uses the summary procedure, several judges form a panel. */
const heardBy = (judges: number, paragraphs: TextSection[]): TextSection[] =>
  paragraphs.map(({ label, text }) => ({
    label,
    text: label === '审理经过' ? text.replace(/适用简易程序|组成合议庭/, judges === 1 ? ALONE : TOGETHER) : text,
  }))

function recordOf(plan: CasePlan, citations: Citations): CaseRecord {
  const draft = draftOf(plan, citations)
  const number = caseNumberOf(plan)
  const judges = judgesOfCase(plan)
  const notPublicReason = plan.index < 3 ? undefined : secrecyOf(plan)
  const publishType = notPublicReason ? 0 : publishTypeOf(plan)
  const { name, level, province, city } = plan.court
  const themes = themesOf(plan)
  const paragraphs = [
    caseHead(plan, draft.documentType, number),
    ...heardBy(judges.length, draft.paragraphs),
    signatureOf(plan, judges),
    ...(themes.length > 0 ? [commentOn(plan)] : []),
  ]
  const record: CaseRecord = {
    jid: plan.jid,
    title: draft.title,
    caseType: plan.kind,
    documentType: draft.documentType,
    publishType,
    caseNumber: number,
    court: { name, level, province, city },
    causes: [plan.cause],
    trades: draft.trades,
    trialRound: plan.round,
    judgmentDate: plan.index % 400 === 399 ? undefined : plan.date,
    amount: draft.amount,
    fee: draft.fee,
    outcome: draft.outcome,
    judges,
    parties: draft.parties,
    agents: draft.agents,
    citedLaws: notPublicReason ? [] : draft.citedLaws,
    penalties: draft.penalties,
    ...(notPublicReason ? { features: [] } : featuresOf(plan)),
    paragraphs: notPublicReason ? [] : paragraphs,
    notPublicReason,
    themes: notPublicReason ? [] : themes,
    fiscal: plan.group === 'tax' || plan.group === 'invoices',
  }
  return withExtremeTexts(record, plan)
}

export function* sampleCases(options: SampleOptions): Generator<CaseRecord> {
  const citations = new Citations(options)
  for (let index = 0; index < options.cases; index += 1) yield recordOf(planCase(index, options), citations)
}
