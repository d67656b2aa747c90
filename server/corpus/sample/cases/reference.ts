/** Invented 参考案例: entries in the form of 人民法院案例库, so that the kind is seen in the demonstration. */
import type { CaseRecord } from '../../../libraries/case/record'
import { citationText } from '../cite'
import { REFERENCE_TOPICS, type ReferenceTopic } from '../data/reference-cases'
import { plainDate } from '../days'
import { modelArticle } from '../laws/model'
import { COURTS } from './chain-courts'
import { labelledParagraph } from './draft'

const ROUNDS = { 1: '一审', 2: '二审', 3: '再审' } as const
const ENTERED = '2025-02-24'

function recordOf(topic: ReferenceTopic): CaseRecord {
  const { number, title, kind, cause, caseNumber, round, day, keywords, gist, facts, reasons, laws } = topic
  const court = COURTS[topic.court]
  const entry = { number: `2025-00-${number}`, keywords: [kind, ...keywords], day: ENTERED }
  const citedLaws = laws.map(modelArticle)
  const decision = `${ROUNDS[round]}：${court.name}${caseNumber}${kind}判决（${plainDate(day)}）`
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

export const referenceCases = (): CaseRecord[] => REFERENCE_TOPICS.map(recordOf)
