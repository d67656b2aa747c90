/** A page of a list: its rows wherever they are, how many there are in all if that can be true, and the filters that came along. */
import type { LabelledParagraph } from '@contract/judgement'
import { isRecord } from '@domain/guards'
import { type Fields, count, each, fields, idOf, list, text } from '@/request/value'
import { type Facets, facetsIn } from './facet'

/** A section without a text is not there. A line may be bare. */
function readSection(row: Fields): LabelledParagraph | undefined {
  const lines = list(row.subParagraphs)
    .map(line => (isRecord(line) ? line.text : line))
    .map(text)
  const subParagraphs = (lines.length ? lines : [text(row.text)]).filter(Boolean).map(line => ({ text: line }))
  return subParagraphs.length ? { lableName: text(row.lableName), subParagraphs } : undefined
}

/** The text of a document in labelled sections. */
export const readSections = (value: unknown): LabelledParagraph[] => each(value, readSection)

export interface Page<Item> {
  items: Item[]
  /** Absent where the service does not say, or says less than it shows. */
  total?: number
  facets: Facets
}

const totalIn = ({ totalCount, total }: Fields) => count(totalCount) ?? count(total)

interface Holder {
  rows: unknown
  /** What stands beside the rows, and beside what holds them. */
  around: Fields[]
}

const FACETS = /Results$/

/** Where no name is known, the one list that is no filter's. */
const onlyList = (holder: Fields) =>
  Object.entries(holder).find(([name, value]) => Array.isArray(value) && !FACETS.test(name))?.[1]

function holderOf(answer: unknown, names: string[]): Holder {
  if (!isRecord(answer)) return { rows: answer, around: [] }
  const named = names.map(name => answer[name]).find(value => value !== undefined && value !== null)
  if (isRecord(named)) {
    const inner = holderOf(named, names)
    return { ...inner, around: [...inner.around, answer] }
  }
  return { rows: named ?? onlyList(answer), around: [answer] }
}

/** `names`: of the list, and of what may hold it. A row that cannot be read is left out; where none can, there is no list. */
export const pageOf =
  <Item>(read: (row: Fields) => Item | undefined, ...names: string[]) =>
  (answer: unknown): Page<Item> | undefined => {
    const { rows, around } = holderOf(answer, names)
    const told = around.map(totalIn).find(total => total !== undefined)
    if (!Array.isArray(rows) && (rows !== undefined || told !== 0)) return undefined
    const items = each(rows, read)
    if (Array.isArray(rows) && rows.length && !items.length) return undefined
    const facets = around.reduce<Facets>((found, beside) => ({ ...facetsIn(beside, rows), ...found }), {})
    return { items, total: told !== undefined && told >= items.length ? told : items.length ? undefined : 0, facets }
  }

interface PlainRow<Id extends string, Shared, Beside> {
  /** What the id is called, and what else it may be called in a list. */
  id: [Id, ...string[]]
  /** The fields that a row and a document both have. */
  shared: (row: Fields) => Shared
  /** A document without it and without sections is none. */
  title: (shared: Shared) => string
  /** The fields that only a row has. */
  beside?: (row: Fields) => Beside
  /** The names of the list. */
  names: string[]
}

/** Reads the list and the document of a library whose rows are plain: some fields, the hits in a list, and the sections of a document. */
export function plainRows<Id extends string, Shared extends object, Beside extends object = object>({
  id: [id, ...others],
  shared,
  title,
  beside,
  names,
}: PlainRow<Id, Shared, Beside>) {
  const named = (value: string) => ({ [id]: value }) as Record<Id, string>
  const readRow = (row: Fields) => {
    const value = idOf(row, id, ...others, 'id')
    if (!value) return undefined
    return { ...named(value), ...shared(row), hitResult: text(row.hitResult), ...(beside?.(row) as Beside) }
  }
  function readDetail(answer: unknown, asked = '') {
    const row = fields(answer)
    const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
    if (!title(detail) && !detail.paragraphs.length) return undefined
    return { ...named(idOf(row, id, 'id') || asked), ...detail }
  }
  return { readList: pageOf(readRow, ...names), readDetail }
}
