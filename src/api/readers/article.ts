/** Practice articles and partner columns. */
import type { ArticleDetail, ArticleItem, PartnerColumn } from '@contract/article'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { readSections } from './paragraphs'
import { type Fields, type Whole, count, fields, idOf, listOf, maybeText, text, words } from '@/request/value'

const shared = (row: Fields) => ({
  title: text(row.title),
  authors: words(row.authors ?? row.author),
  organ: maybeText(row.organ),
  releaseDate: readDate(row.releaseDate) ?? '',
})

function readArticle(row: Fields): Whole<ArticleItem> | undefined {
  const jid = idOf(row, 'jid', 'lid', 'id')
  return jid ? { jid, ...shared(row), hitResult: text(row.hitResult) } : undefined
}

export const readArticles = pageOf(readArticle, 'articles')
export const readHotArticles = listOf(readArticle)

export function readArticleDetail(answer: unknown, asked: string): Whole<ArticleDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { jid: idOf(row, 'jid', 'lid', 'id') || asked, partnerId: maybeText(row.partnerId), ...detail }
}

/** How many articles it has is absent where the service does not say. */
export type Column = Omit<PartnerColumn, 'columnArticleTotal'> & Partial<Pick<PartnerColumn, 'columnArticleTotal'>>

/** A column is known by its name; its id leads to its page. */
function readColumnRow(row: Fields): Whole<Column> | undefined {
  const columnName = text(row.columnName)
  if (!columnName) return undefined
  return {
    id: idOf(row, 'id') || columnName,
    columnName,
    slogan: text(row.slogan),
    icon: text(row.icon),
    wechatBiz: text(row.wechatBiz),
    columnArticleTotal: count(row.columnArticleTotal),
  }
}

export const readColumns = listOf(readColumnRow)
export const readColumn = (answer: unknown) => readColumnRow(fields(answer))
