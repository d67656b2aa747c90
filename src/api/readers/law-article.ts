/** An article of a law, and the documents about a law. */
import type { LawArticle, LawRelated } from '@contract/lawregu'
import { readDate } from '@domain/format/foreign-dates'
import { readOnDay, readVersion, withoutNumber } from './law-detail'
import { type Fields, type Whole, each, fields, idOf, joined, listOf, text } from '@/request/value'

type Article = NonNullable<LawArticle['lawReguLinkBean']>

function readBean(value: unknown): Whole<Article> | undefined {
  const row = fields(value)
  const content = withoutNumber(text(row.content), text(row.tiaoName))
  if (!content) return undefined
  return {
    tiaoName: text(row.tiaoName),
    fullName: text(row.fullName),
    content,
    lawreguItemLegislationHistoryVos: each(row.lawreguItemLegislationHistoryVos, readVersion),
  }
}

export function readLawArticle(answer: unknown, asked = ''): Whole<LawArticle> | undefined {
  const row = fields(answer)
  const lid = idOf(row, 'lid', 'id') || asked
  const title = text(row.title)
  const lawReguLinkBean = readBean(row.lawReguLinkBean)
  if (!title && !lawReguLinkBean) return undefined
  return {
    lid,
    title,
    posting_date: readDate(row.posting_date),
    effective_date: readDate(row.effective_date),
    repealed_date: readDate(row.repealed_date),
    time_limited: text(row.time_limited),
    eff_level: text(row.eff_level),
    on_day: readOnDay(row.on_day),
    lawReguLinkBean,
  }
}

function readRelatedDocument(row: Fields): Whole<LawRelated> | undefined {
  const title = text(row.title)
  if (!title) return undefined
  return {
    title,
    author: joined(row.author),
    summary: text(row.summary),
    keyWord: joined(row.keyWord),
    url: text(row.url),
  }
}

export const readRelatedDocuments = listOf(readRelatedDocument)
