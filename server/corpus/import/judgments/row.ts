/** Converts a row of a judgment table to an import row. Fields without a column are read from the text. */
import { createHash } from 'node:crypto'
import { dayIn } from '../laws/days'
import type { CaseRow } from '../rows'
import { type JudgmentCells, type JudgmentColumn, judgmentColumnOf, areJudgmentColumns } from './columns'
import { judgmentLines } from './lines'
import { agentsIn, judgesIn, partiesIn } from './roles'
import { splitJudgment } from './text'
import {
  caseTypeOf,
  citedLawsIn,
  documentTypeOf,
  courtLevelOf,
  valuesInCell,
  procedureOf,
  provinceOfJudgment,
} from './values'

const SECTIONS: Array<[column: JudgmentColumn, label: string]> = [
  ['head', '首部'],
  ['people', '当事人信息'],
  ['record', '审理经过'],
  ['claims', '诉讼请求'],
  ['facts', '事实'],
  ['reasons', '本院认为'],
  ['result', '裁判结果'],
  ['end', '尾部'],
  ['annex', '附录'],
]

/**
 * Returns the paragraphs of the complete text. If there is none, returns one paragraph for each column into which the
 * source has split the text.
 */
function paragraphsOf(cells: JudgmentCells): CaseRow['paragraphs'] {
  if (cells.text) return splitJudgment(judgmentLines(cells.text))
  return SECTIONS.flatMap(([column, label]) => {
    const text = judgmentLines(cells[column] ?? '').join('\n')
    return text ? [{ label, text }] : []
  })
}

const linesUnder = (paragraphs: CaseRow['paragraphs'], ...labels: string[]) =>
  paragraphs.filter(({ label }) => labels.includes(label)).flatMap(({ text }) => text.split('\n'))

const NUMBER = /[（(〔]\d{4}[）)〕][^\s，。；：]{2,30}?号(?:之[一二三四五六七八九十\d]+)?/
const ID = /^[\w.~-]{1,64}$/
const ID_LENGTH = 16
const hash = (...parts: Array<string | undefined>) =>
  `case_${createHash('sha256').update(parts.join('|')).digest('hex').slice(0, ID_LENGTH)}`
const oneWidth = (number: string) => number.replace(/\s/g, '').replace(/[(〔]/g, '（').replace(/[)〕]/g, '）')

/** Returns the day of the judgment: the last date below the names of the judges. */
const signedOn = (paragraphs: CaseRow['paragraphs']) =>
  linesUnder(paragraphs, '审判人员', '尾部').map(dayIn).filter(Boolean).at(-1)

function rowOf(cells: JudgmentCells): CaseRow {
  const paragraphs = paragraphsOf(cells)
  const head = linesUnder(paragraphs, '首部').join('\n')
  const people = linesUnder(paragraphs, '当事人信息')
  const number = cells.number ?? NUMBER.exec(head)?.[0]
  const court = cells.court ?? /^.{2,30}法院$/m.exec(head)?.[0].replace(/^中华人民共和国/, '')
  const documentType = documentTypeOf(cells.documentType, cells.title, head)
  const day = dayIn(cells.judged ?? '') ?? signedOn(paragraphs)
  const parties = partiesIn(people)
  const judges = judgesIn(linesUnder(paragraphs, '尾部', '审判人员'))
  const cited = citedLawsIn(cells.laws ?? '')
  return {
    cid: ID.test(cells.id ?? '') && cells.id ? cells.id : hash(number && oneWidth(number), court, day, documentType),
    title: cells.title ?? [number, documentType].filter(Boolean).join(' '),
    case_type: caseTypeOf(cells.caseType, number, documentType, cells.title),
    document_type: documentType,
    court,
    court_level: courtLevelOf(court, cells.level),
    province: provinceOfJudgment(cells.province, court, number),
    case_number: number,
    cause: valuesInCell(cells.cause),
    procedure: procedureOf(cells.procedure, number, cells.title),
    judgment_date: day,
    judges: judges.length > 0 ? judges : valuesInCell(cells.judges).map(name => ({ role: '审判人员', name })),
    parties: parties.length > 0 ? parties : valuesInCell(cells.parties).map(name => ({ role: '', name })),
    agents: agentsIn(people),
    cited_laws: cited.length > 0 ? cited : citedLawsIn(linesUnder(paragraphs, '本院认为', '裁判结果').join('\n')),
    paragraphs,
  }
}

const textIn = (value: unknown) =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : Array.isArray(value)
        ? value.join(';')
        : ''

/** Converts a row of a judgment table. Returns a fault if it is incomplete, and `undefined` if it is not a judgment. */
export function judgmentRow(row: Record<string, unknown>): CaseRow | string | undefined {
  const named = Object.entries(row).map(([name, value]) => [judgmentColumnOf(name), textIn(value)] as const)
  if (!areJudgmentColumns(named.map(([column]) => column))) return undefined
  const cells: JudgmentCells = {}
  for (const [column, text] of named) if (column && text) cells[column] ??= text
  const judgment = rowOf(cells)
  if (judgment.paragraphs.length === 0) return 'judgments: no text'
  return judgment.title ? judgment : 'judgments: neither a name nor a number'
}
