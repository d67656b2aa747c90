/** Reads a page of a list: its rows, total and filters. The list may be nested, and its name differs by service. */
import type { LabelledParagraph } from '@contract/judgement'
import { isRecord } from '@domain/guards'
import { type JsonFields, toCount, readRows, toFields, readRowId, toList, toText } from '@/request/value'
import { type Facets, facetsIn } from './facet'

/** Reads a section. Returns `undefined` for a section without text. A line may be an object or a plain string. */
function readSection(row: JsonFields): LabelledParagraph | undefined {
  const lines = toList(row.subParagraphs)
    .map(line => (isRecord(line) ? line.text : line))
    .map(toText)
  const subParagraphs = (lines.length ? lines : [toText(row.text)]).filter(Boolean).map(line => ({ text: line }))
  return subParagraphs.length ? { lableName: toText(row.lableName), subParagraphs } : undefined
}

/** Reads the text of a document in labelled sections. */
export const readSections = (value: unknown): LabelledParagraph[] => readRows(value, readSection)

export interface SearchPage<Item> {
  items: Item[]
  /** The total number of results. Absent if there are rows, and the service sends no total or a smaller one. */
  total?: number
  facets: Facets
  /** What the service states about the library: 本库收录至2026年3月1日. */
  completeness?: string
  /** The number of 参考案例 among the results. */
  referenceCases?: number
}

const totalIn = ({ totalCount, total }: JsonFields) => toCount(totalCount) ?? toCount(total)

interface Holder {
  rows: unknown
  /** The objects that enclose the list. Their fields contain the total and the filters. */
  around: JsonFields[]
}

const FACETS = /Results$/

/** Returns the first list that is not a list of filter choices. Used if no field has an expected name. */
const onlyList = (holder: JsonFields) =>
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

/**
 * Returns a function that reads a page of a list. `names` are the possible names of the list and of enclosing objects.
 * Drops unreadable rows. Returns `undefined` if a non-empty list has no readable row, or if the list is missing although
 * the total is not 0.
 */
export const pageReader =
  <Item>(read: (row: JsonFields) => Item | undefined, ...names: string[]) =>
  (answer: unknown): SearchPage<Item> | undefined => {
    const { rows, around } = holderOf(answer, names)
    const reportedTotal = around.map(totalIn).find(total => total !== undefined)
    if (!Array.isArray(rows) && (rows !== undefined || reportedTotal !== 0)) return undefined
    const items = readRows(rows, read)
    if (Array.isArray(rows) && rows.length && !items.length) return undefined
    const facets = around.reduce<Facets>((merged, beside) => ({ ...facetsIn(beside, rows), ...merged }), {})
    return {
      items,
      total:
        reportedTotal !== undefined && reportedTotal >= items.length ? reportedTotal : items.length ? undefined : 0,
      facets,
      completeness: around.map(beside => toText(beside.completeness)).find(Boolean),
      referenceCases: around.map(beside => toCount(beside.referenceCases)).find(Boolean),
    }
  }

interface PlainRow<Id extends string, Shared, Beside> {
  /** The name of the id field, and its other names in lists. */
  id: [Id, ...string[]]
  /** Reads the fields that rows and documents have in common. */
  shared: (row: JsonFields) => Shared
  /** Returns the title. A document with neither a title nor sections is unreadable. */
  title: (shared: Shared) => string
  /** Reads the fields that only a row has. */
  beside?: (row: JsonFields) => Beside
  /** The possible names of the list in a reply. */
  names: string[]
}

/**
 * Returns readers for the list and the document of a library. Its rows have only fields and a snippet, and its
 * documents only fields and sections.
 */
export function plainRowReaders<Id extends string, Shared extends object, Beside extends object = object>({
  id: [id, ...others],
  shared,
  title,
  beside,
  names,
}: PlainRow<Id, Shared, Beside>) {
  const named = (value: string) => ({ [id]: value }) as Record<Id, string>
  const readRow = (row: JsonFields) => {
    const value = readRowId(row, id, ...others, 'id')
    if (!value) return undefined
    return { ...named(value), ...shared(row), hitResult: toText(row.hitResult), ...(beside?.(row) as Beside) }
  }
  function readDetail(answer: unknown, requestedId = '') {
    const row = toFields(answer)
    const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
    if (!title(detail) && !detail.paragraphs.length) return undefined
    return { ...named(readRowId(row, id, 'id') || requestedId), ...detail }
  }
  return { readList: pageReader(readRow, ...names), readDetail }
}
