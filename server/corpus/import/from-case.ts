/** Judgments and typical cases as records. */
import type { CaseRecord, TrialRound } from '../records'
import type { CausePath } from './causes'
import type { CaseRow, TypicalCaseRow } from './rows'

type CourtLevel = CaseRecord['court']['level']

const LEVELS: Record<string, CourtLevel> = { 最高法院: '最高', 高级法院: '高级', 中级法院: '中级', 基层法院: '基层' }
const ROUNDS: Record<string, TrialRound> = {
  一审: 1,
  二审: 2,
  再审: 3,
  再审审查与审判监督: 3,
  执行: 4,
  死刑复核: 5,
}
const THEMES: Record<string, number> = { 民法典: 1, 劳动人事: 1, 消费购物: 1, 行政协议诉讼: 5 }
const OTHER_THEME = 6

const DEFENDING = /被告|被上诉|被申请|被执行|被申诉|罪犯/
const ATTACKING = /原告|上诉|申请|公诉|抗诉|自诉|申诉/
const NO_JUDGE = /书记员|助理/
const FISCAL = /税|发票/

/** What stands in brackets was one's role in an earlier trial. */
function sideOf(wholeRole: string): 0 | 1 | 2 {
  const role = wholeRole.replace(/[（(].*$/, '')
  if (DEFENDING.test(role)) return 2
  return ATTACKING.test(role) ? 1 : 0
}

/** The sources leave printing errors in the head of the highest court, of which there is one. */
function courtOf(row: CaseRow): CaseRecord['court'] {
  const level = LEVELS[row.court_level ?? ''] ?? '基层'
  const name = level === '最高' ? '最高人民法院' : (row.court ?? '')
  return { name, level, province: row.province || row.origin_province || '' }
}

export const caseOf = (row: CaseRow, pathOf: CausePath): CaseRecord => ({
  jid: row.cid,
  title: row.title,
  caseType: row.case_type,
  documentType: /(判决书|裁定书|决定书|调解书|通知书)$/.exec(row.document_type ?? '')?.[0] ?? '',
  publishType: 0,
  caseNumber: row.case_number ?? '',
  court: courtOf(row),
  causes: row.cause.map(cause => pathOf(row.case_type, cause)),
  trades: [],
  trialRound: ROUNDS[row.procedure ?? ''] ?? -1,
  judgmentDate: row.judgment_date || undefined,
  judges: row.judges
    .filter(({ role }) => !NO_JUDGE.test(role))
    .map(({ role, name }) => ({ name, role, presiding: role === '审判长' })),
  parties: row.parties.map(({ role, name }) => ({ name, role, side: sideOf(role) })),
  agents: row.agents.map(({ name, firm }) => ({ name, firm: firm || undefined })),
  citedLaws: row.cited_laws ?? [],
  penalties: [],
  features: [],
  paragraphs: row.paragraphs,
  themes: [],
  fiscal: FISCAL.test(row.title) || row.cause.some(cause => FISCAL.test(cause)),
})

export const typicalCaseOf = (row: TypicalCaseRow): CaseRecord => ({
  jid: row.gid,
  title: row.title,
  caseType: row.category === '行政协议诉讼' ? '行政' : '民事',
  documentType: '',
  publishType: 2,
  caseNumber: '',
  court: { name: '', level: '最高', province: '' },
  causes: [],
  trades: [],
  trialRound: -1,
  judges: [],
  parties: [],
  agents: [],
  citedLaws: [],
  penalties: [],
  features: [],
  paragraphs: row.paragraphs,
  themes: [THEMES[row.category ?? ''] ?? OTHER_THEME],
  fiscal: FISCAL.test(row.title),
})
