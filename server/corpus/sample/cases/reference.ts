/** Invented reference cases (参考案例) in the layout of 人民法院案例库, so that the sample has this kind of case. */
import type { CaseRecord } from '../../../libraries/case/record'
import { citationText } from '../cite'
import { REFERENCE_TOPICS, type ReferenceTopic } from '../data/reference-cases'
import { formatPlainDate } from '../days'
import { modelArticle } from '../laws/model'
import { CHAIN_COURTS } from './chain-courts'
import { labelledParagraph } from './draft'

const ROUNDS = { 1: '一审', 2: '二审', 3: '再审' } as const
const ENTERED = '2025-02-24'

function recordOf(topic: ReferenceTopic): CaseRecord {
  const { number, title, kind, cause, caseNumber, round, day, keywords, gist, facts, reasons, laws } = topic
  const court = CHAIN_COURTS[topic.court]
  const entry = { number: `2025-00-${number}`, keywords: [kind, ...keywords], day: ENTERED }
  const citedLaws = laws.map(modelArticle)
  const decision = `${ROUNDS[round]}：${court.name}${caseNumber}${kind}判决（${formatPlainDate(day)}）`
  return {
    jid: `entry-${entry.number}`,
    title,
    caseType: kind,
    documentType: '',
    publishType: 4,
    entry,
    caseNumber,
    court,
    causes: [cause],
    trades: [],
    trialRound: round,
    judgmentDate: day,
    judges: [],
    parties: [],
    agents: [],
    citedLaws,
    penalties: [],
    features: [],
    paragraphs: [
      labelledParagraph('关键词', entry.keywords.join(' / ')),
      labelledParagraph('裁判要旨', ...gist.split('\n')),
      labelledParagraph('基本案情', ...facts.split('\n')),
      labelledParagraph('裁判理由', reasons),
      labelledParagraph('关联索引', ...(citedLaws.length ? [citationText(citedLaws)] : []), decision),
    ],
    themes: [],
    fiscal: kind === '行政',
  }
}

export const sampleReferenceCases = (): CaseRecord[] => REFERENCE_TOPICS.map(recordOf)
