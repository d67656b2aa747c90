/** Converts rows of judgments and of typical cases to records. */
import type { Stage } from '@domain/case-history/stages'
import { decisionOf } from '@domain/judgment/operative'
import { resultWord } from '@domain/judgment/result'
import { isDayLine } from '@domain/text/document-lines'
import { TRIAL_ROUNDS } from '../../libraries/case/codes'
import type { CaseRecord, TrialRound } from '../../libraries/case/record'
import { withCaseReading } from '../../libraries/case/reading'
import type { ImportContext } from './context'
import { recognizeCourt } from './courts'
import { isFiscalCase } from './fiscal-case'
import { provinceByName } from './places'
import { chargeParts, joinNeighbours } from './judgments/charge'
import { correctCountryName } from './judgments/values'
import { publishTypeOf } from './publish-type'
import type { CaseRow, TypicalCaseRow } from './rows'

type Court = CaseRecord['court']

const LEVELS = new Map<string, Court['level']>([
  ['最高法院', '最高'],
  ['高级法院', '高级'],
  ['中级法院', '中级'],
  ['基层法院', '基层'],
])
const ROUNDS = new Map<string, TrialRound>([
  ['一审', 1],
  ['二审', 2],
  ['再审', 3],
  ['再审审查与审判监督', 3],
  ['执行', 4],
  ['死刑复核', 5],
])
/** The stage of a judgment, by the procedure that the source states. A stage in the case number takes precedence. */
const STAGES = new Map<string, Stage>([
  ['一审', '一审'],
  ['二审', '二审'],
  ['再审', '再审'],
  ['再审审查与审判监督', '再审审查'],
  ['执行', '执行'],
  ['死刑复核', '复核'],
])
/**
 * The round that a stage belongs to. 发回重审 is absent, because a new trial after a remand may be of the first or the
 * second instance.
 */
const ROUND_OF_STAGE = new Map<Stage | undefined, TrialRound>([
  ['一审', 1],
  ['二审', 2],
  ['再审审查', 3],
  ['再审', 3],
  ['执行', 4],
  ['执行异议', 4],
  ['执行复议', 4],
  ['执行监督', 4],
  ['复核', 5],
])
const THEMES = new Map([
  ['民法典', 1],
  ['劳动人事', 1],
  ['消费购物', 1],
  ['行政协议诉讼', 5],
])
const OTHER_THEME = 6

const DEFENDING = /被告|被上诉|被申请|被执行|被申诉|罪犯/
const ATTACKING = /原告|上诉|申请|公诉|抗诉|自诉|申诉/
const NO_JUDGE = /书记员|助理/

/**
 * Names the charge of a criminal trial as such. Sources use one label for claims of all kinds, but a criminal trial has
 * no claims. In an appeal, the charge is quoted only.
 */
function paragraphsOf({ case_type, procedure, paragraphs }: CaseRow): CaseRow['paragraphs'] {
  const mayCharge = case_type === '刑事' && procedure !== '二审'
  const named = paragraphs.flatMap(({ label, text }) => {
    const parts = mayCharge && label === '诉讼请求' ? chargeParts(text) : undefined
    // A day alone names no judge.
    return parts ?? [{ label: label === '审判人员' && isDayLine(text.trim()) ? '尾部' : label, text }]
  })
  return mayCharge ? joinNeighbours(named) : named
}

/** Returns the side of a party by its role. The role in an earlier round is in brackets and is ignored. */
function sideOf(wholeRole: string): 0 | 1 | 2 {
  const role = wholeRole.replace(/[（(].*$/, '')
  if (DEFENDING.test(role)) return 2
  return ATTACKING.test(role) ? 1 : 0
}

/**
 * Returns the court of a row. If the text is not the name of a court, the text is reported and not used. The province of
 * a case before the Supreme Court is that of the court below.
 */
function courtOf({ court, court_level, province, origin_province }: CaseRow, { remark }: ImportContext): Court {
  const below = provinceByName(origin_province || '') ?? ''
  const where = provinceByName(province || '') ?? below
  const level = LEVELS.get(court_level ?? '')
  // Sources misspell the name of the Supreme Court, so the stated level alone decides.
  if (level === '最高') return { name: '最高人民法院', level, province: below }
  if (!court) return { name: '', level: level ?? '', province: where }
  const recognized = recognizeCourt(court)
  if (recognized?.level === '最高') return { ...recognized, province: below }
  if (recognized) return { ...recognized, province: recognized.province || where }
  remark(`"${court}" is not the name of a court, so the case has no court`)
  return { name: '', level: '', province: where }
}

function causesOf({ case_type, cause }: CaseRow, { causes, remark }: ImportContext): string[][] {
  const paths = cause.map(name => {
    const path = causes.pathOf(case_type, name)
    if (path) return path
    const ending = causes.endingOf(case_type, name)
    remark(`"${name}" is not a cause of action, ${ending ? `taken as ${ending.at(-1)}` : 'so it is left out'}`)
    return ending
  })
  return paths.filter(path => path !== undefined)
}

/**
 * Replaces the round of the source by the round of the stage in the case number. Some sources state 执行 for suits about
 * an execution, such as 案外人执行异议之诉. A record without a round, such as one on 管辖, keeps none.
 */
function withRoundOfNumber(record: CaseRecord): CaseRecord {
  const round = ROUND_OF_STAGE.get(record.reading?.stage)
  return record.trialRound === -1 || round === undefined ? record : { ...record, trialRound: round }
}

/**
 * Adds the result that the operative part states, by the rule of the document screen. A chart then counts what the
 * screen shows. If no single word fits, the case has no result.
 */
function withOutcome(record: CaseRecord): CaseRecord {
  const lines = record.paragraphs.flatMap(({ label, text }) => text.split('\n').map(line => ({ label, text: line })))
  const decision = decisionOf(lines)
  const outcome = decision && resultWord(decision.operative.text, TRIAL_ROUNDS[record.trialRound], decision.isRuling)
  return outcome ? { ...record, outcome } : record
}

export function caseRecordOf(row: CaseRow, context: ImportContext): CaseRecord {
  const causes = causesOf(row, context)
  const parties = row.parties.map(({ role, name }) => ({ name, role, side: sideOf(role) }))
  const record: CaseRecord = {
    jid: row.cid,
    title: row.title,
    caseType: row.case_type,
    documentType: /(判决书|裁定书|决定书|调解书|通知书)$/.exec(row.document_type ?? '')?.[0] ?? '',
    publishType: publishTypeOf(row, 0),
    caseNumber: row.case_number ?? '',
    court: courtOf(row, context),
    causes,
    trades: [],
    trialRound: ROUNDS.get(row.procedure ?? '') ?? -1,
    judgmentDate: row.judgment_date || undefined,
    judges: row.judges
      .filter(({ role }) => !NO_JUDGE.test(role))
      .map(({ role, name }) => ({ name, role, presiding: role === '审判长' })),
    parties,
    agents: row.agents.map(({ name, firm }) => ({ name, firm: firm || undefined })),
    citedLaws: (row.cited_laws ?? []).map(({ law, article }) => ({ law: correctCountryName(law), article })),
    penalties: [],
    features: [],
    paragraphs: paragraphsOf(row),
    themes: [],
    fiscal: isFiscalCase({
      caseType: row.case_type,
      causes,
      named: row.cause,
      parties: parties.map(({ name }) => name),
    }),
  }
  return withOutcome(withRoundOfNumber(withCaseReading(record, STAGES.get(row.procedure ?? ''))))
}

/** Matches the first lines of a typical case: the collection, its publisher and the day, such as 2022-03-15. */
const PUBLICATION = /^[^\n]{1,60}\n([^\n]{2,30})发布\n(\d{4}-\d{2}-\d{2})$/

function publicationIn([head]: TypicalCaseRow['paragraphs']): CaseRecord['publication'] {
  const [, publisher, day] = (head?.label === '' && PUBLICATION.exec(head.text)) || []
  return publisher && day ? { publisher, day } : undefined
}

/** Converts a typical case. No field names its parties, so its title decides whether it is fiscal. */
export function typicalCaseRecordOf(row: TypicalCaseRow): CaseRecord {
  const caseType = row.category === '行政协议诉讼' ? '行政' : '民事'
  return {
    jid: row.gid,
    title: row.title,
    caseType,
    documentType: '',
    publishType: publishTypeOf(row, 3),
    publication: publicationIn(row.paragraphs),
    caseNumber: '',
    court: { name: '', level: '', province: '' },
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
    themes: [THEMES.get(row.category ?? '') ?? OTHER_THEME],
    fiscal: isFiscalCase({ caseType, causes: [], named: [], parties: [row.title] }),
  }
}
