/** A topic of the fiscal area: three lists of selected documents, or the newest laws of each tax. */
import { readDate } from '@domain/format/foreign-dates'
import { isRecord } from '@domain/guards'
import { type Fields, count, each, fields, idOf, text } from '@/request/value'

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

function readCarouselItem(row: Fields): CarouselItem | undefined {
  const id = idOf(row, 'lid', 'id', 'jid', 'tdid')
  return id ? { id, title: text(row.title), day: readDate(row.postingDate ?? row.posting_date) } : undefined
}

const LISTS = ['LAWREGU', 'DYNAMIC', 'QA', 'categories']

const readPart = (name: string, { query, ...row }: Fields): CarouselPart => ({
  name,
  items: each(row.resultList ?? Object.values(row).find(Array.isArray), readCarouselItem),
  query: Array.isArray(query) ? JSON.stringify(query) : text(query),
})

/** A list of parts, or one part under each name. */
function readParts(detail: Fields): CarouselPart[] {
  const listed = each(detail.categories, row => readPart(text(row.name), row))
  const named = Object.entries(detail)
    .filter(([name, value]) => LISTS.indexOf(name) < 0 && isRecord(value))
    .map(([name, value]) => readPart(name, fields(value)))
  return [...listed, ...named].filter(({ name }) => name)
}

export function readCarousel(answer: unknown): Carousel | undefined {
  if (!isRecord(answer) || !isRecord(answer.detail)) return undefined
  const { title, status, detail } = answer
  return {
    title: text(title),
    status: count(status) ?? 1,
    laws: each(detail.LAWREGU, readCarouselItem),
    news: each(detail.DYNAMIC, readCarouselItem),
    answers: each(detail.QA, readCarouselItem),
    categories: readParts(detail),
  }
}
