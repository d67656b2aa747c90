/** Reads a topic of the fiscal area: three lists of selected documents, or the newest laws of each tax. */
import { readDate } from '@domain/format/foreign-dates'
import { isRecord } from '@domain/guards'
import { type JsonFields, toCount, readRows, toFields, readRowId, toText } from '@/request/value'

export interface CarouselItem {
  id: string
  title: string
  day?: string
}

export interface CarouselPart {
  name: string
  items: CarouselItem[]
  /** The query for all laws of the category. */
  query?: string
}

export interface Carousel {
  title: string
  status: number
  laws: CarouselItem[]
  news: CarouselItem[]
  answers: CarouselItem[]
  categories: CarouselPart[]
}

function readCarouselItem(row: JsonFields): CarouselItem | undefined {
  const id = readRowId(row, 'lid', 'id', 'jid', 'tdid')
  return id ? { id, title: toText(row.title), day: readDate(row.postingDate ?? row.posting_date) } : undefined
}

const LISTS = ['LAWREGU', 'DYNAMIC', 'QA', 'categories']

const readPart = (name: string, { query, ...row }: JsonFields): CarouselPart => ({
  name,
  items: readRows(row.resultList ?? Object.values(row).find(Array.isArray), readCarouselItem),
  query: Array.isArray(query) ? JSON.stringify(query) : toText(query),
})

/** Reads the parts of a topic, from a list or from one field for each part. */
function readParts(detail: JsonFields): CarouselPart[] {
  const listed = readRows(detail.categories, row => readPart(toText(row.name), row))
  const named = Object.entries(detail)
    .filter(([name, value]) => LISTS.indexOf(name) < 0 && isRecord(value))
    .map(([name, value]) => readPart(name, toFields(value)))
  return [...listed, ...named].filter(({ name }) => name)
}

export function readCarousel(answer: unknown): Carousel | undefined {
  if (!isRecord(answer) || !isRecord(answer.detail)) return undefined
  const { title, status, detail } = answer
  return {
    title: toText(title),
    status: toCount(status) ?? 1,
    laws: readRows(detail.LAWREGU, readCarouselItem),
    news: readRows(detail.DYNAMIC, readCarouselItem),
    answers: readRows(detail.QA, readCarouselItem),
    categories: readParts(detail),
  }
}
