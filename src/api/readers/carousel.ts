/** A topic of the fiscal area: three lists that were picked, or the newest laws of each kind of tax. */
import { readDate } from '@domain/format/foreign-dates'
import { isRecord } from '@domain/guards'
import { type Fields, count, each, fields, idOf, text } from '@/request/value'

export interface Picked {
  id: string
  title: string
  day?: string
}

export interface CarouselPart {
  name: string
  picked: Picked[]
  /** Asks for all of its kind. */
  query?: string
}

export interface Carousel {
  title: string
  status: number
  laws: Picked[]
  news: Picked[]
  answers: Picked[]
  categories: CarouselPart[]
}

function readPicked(row: Fields): Picked | undefined {
  const id = idOf(row, 'lid', 'id', 'jid', 'tdid')
  return id ? { id, title: text(row.title), day: readDate(row.postingDate ?? row.posting_date) } : undefined
}

const LISTS = ['LAWREGU', 'DYNAMIC', 'QA', 'categories']

const readPart = (name: string, { query, ...row }: Fields): CarouselPart => ({
  name,
  picked: each(row.resultList ?? Object.values(row).find(Array.isArray), readPicked),
  query: Array.isArray(query) ? JSON.stringify(query) : text(query),
})

/** One after the other, or each under its own name. */
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
    laws: each(detail.LAWREGU, readPicked),
    news: each(detail.DYNAMIC, readPicked),
    answers: each(detail.QA, readPicked),
    categories: readParts(detail),
  }
}
