/** Converts an entry of 人民法院案例库 to an import row, from a text or from fields of a source. */
import { caseNumberKey } from '@domain/case-history/case-numbers'
import { isEntryNumber, plainNumber } from '@domain/citation/document-number'
import { dayIn } from '../laws/days'
import { valuesInCell } from '../judgments/values'
import type { ReferenceCaseRow } from '../rows'
import type { ReferenceCaseText } from './layout'

const NAMES = {
  入库编号: 'entry_number',
  标题: 'title',
  案例名称: 'title',
  关键词: 'keywords',
  裁判要旨: 'gist',
  基本案情: 'facts',
  裁判理由: 'reasons',
  裁判结果: 'result',
  关联索引: 'index',
  案例类型: 'rank',
  案件类型: 'case_type',
  案由: 'cause',
  法院: 'court',
  审理法院: 'court',
  案号: 'case_number',
  裁判日期: 'judgment_date',
  审理程序: 'procedure',
  入库日期: 'entry_date',
} as const
type Field = (typeof NAMES)[keyof typeof NAMES]
const FIELDS = new Set<string>(Object.values(NAMES))

type Fields = Partial<Record<Field, string>>

const fieldOf = (name: string): Field | undefined =>
  FIELDS.has(name) ? (name as Field) : Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : undefined

const LINES = /\r?\n/
const textIn = (value: unknown): string => {
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split(LINES) : []
  return lines
    .map(line => (typeof line === 'string' ? line.trim() : ''))
    .filter(Boolean)
    .join('\n')
}

/** Whether a row is a reference case: it has an 入库编号. */
export const isReferenceCaseRow = (row: Record<string, unknown>): boolean =>
  ['entry_number', '入库编号'].some(name => textIn(row[name]) !== '')

const KEYWORD_ENDS = /\s*[/／;；,，、|\n]\s*/
const keywordsIn = (text = '') => [...new Set(text.split(KEYWORD_ENDS).filter(Boolean))]

const TYPES = ['民事', '刑事', '行政', '执行', '国家赔偿']
const TEXTS = ['gist', 'facts', 'reasons', 'result', 'index'] as const

function rowOf(fields: Fields): ReferenceCaseRow | string {
  const number = plainNumber(fields.entry_number ?? '')
  if (!isEntryNumber(number)) return `reference_cases: not an 入库编号: ${number.slice(0, 60)}`
  if (!fields.title) return `reference_cases: ${number} has no title`
  if (!TEXTS.some(field => fields[field])) return `reference_cases: ${number} has no text`
  const keywords = keywordsIn(fields.keywords)
  const [first = ''] = keywords
  const { gist, facts, reasons, result, index } = fields
  return {
    entry_number: number,
    title: fields.title,
    keywords,
    gist,
    facts,
    reasons,
    result,
    index,
    rank: fields.rank,
    case_type: fields.case_type ?? (TYPES.includes(first) ? first : undefined),
    cause: fields.cause ? valuesInCell(fields.cause) : [],
    court: fields.court,
    case_number: fields.case_number,
    judgment_date: dayIn(fields.judgment_date ?? ''),
    procedure: fields.procedure,
    entry_date: dayIn(fields.entry_date ?? ''),
  }
}

/** Reads a row with this project's field names, or with the headings of 人民法院案例库. */
export function referenceCaseRow(row: Record<string, unknown>): ReferenceCaseRow | string {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(row)) {
    const field = fieldOf(name)
    const text = textIn(value)
    if (field && text) fields[field] ??= text
  }
  return rowOf(fields)
}

const RANK = /^(?:参考案例|指导性案例)$/
const ROUND = /^(?:一审|二审|再审|再审审查|审判监督|执行|执行异议|执行复议|死刑复核|管辖|其他)$/
const COURT = /(?:法院|法庭)$/
const STORED = /^入库日期\s*[：:]?\s*/
const DAY = /^[\d０-９]{4}\s?[.．年/-]/

/** Returns the field of a value in the number line, by its form. A value of no particular form is the cause. */
function fieldIn(part: string): Field {
  if (TYPES.includes(part)) return 'case_type'
  if (RANK.test(part)) return 'rank'
  if (ROUND.test(part)) return 'procedure'
  if (STORED.test(part)) return 'entry_date'
  if (COURT.test(part)) return 'court'
  if (caseNumberKey(part) !== undefined) return 'case_number'
  return DAY.test(part) ? 'judgment_date' : 'cause'
}

/** Converts a reference case from a text to the fields that `referenceCaseRow` reads. */
export function referenceCaseFields({ title, facts, sections }: ReferenceCaseText): Record<string, unknown> {
  const [entry_number, ...parts] = facts
  const fields: Record<string, string> = {}
  for (const part of parts) fields[fieldIn(part)] ??= part.replace(STORED, '')
  return { entry_number, title, ...fields, ...sections }
}
