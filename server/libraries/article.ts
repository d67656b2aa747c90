/** Practice articles, and the columns of the institutions that write them. */
import type { ArticleRecord } from '../corpus/records'
import type { Order } from '../engine/port'
import { CITED_FIELD, CITED_NAMES, citedLaw } from '../search/citation'
import { dateRange, namesIn, textIn, valueOf } from '../search/dimensions'
import * as from from './fields'
import type { Library } from './library'
import { type Labelled, labelled } from './payload'

/** A record knows its column by id only; the name stands in the index, so that it can be searched. */
export interface PublishedArticle extends ArticleRecord {
  partnerName?: string
}

export type ArticlePayload = Labelled<PublishedArticle>

export const ARTICLE_ORDERS: Record<string, Order> = {
  relevance: { by: 'relevance', newest: 'releaseDate' },
  releaseDate: { by: 'number', field: 'releaseDate', direction: 'desc' },
}

export const articleLibrary: Library<PublishedArticle> = {
  spec: {
    name: 'article',
    scopes: [],
    names: ['author', 'partner', CITED_NAMES],
    values: ['author', 'partner', 'partnerId', 'year', CITED_FIELD],
    trees: [],
    numbers: ['releaseDate', 'reads'],
  },
  toDocument: record => ({
    id: record.jid,
    title: record.title,
    blocks: from.blocksOf(record.paragraphs),
    names: {
      author: record.authors,
      partner: from.present(record.partnerName),
      [CITED_NAMES]: from.citedNames(record.citedLaws),
    },
    values: {
      author: record.authors,
      partner: from.present(record.partnerName),
      partnerId: from.present(record.partnerId),
      year: from.present(record.releaseDate.slice(0, 4)),
      [CITED_FIELD]: from.citedValues(record.citedLaws),
    },
    numbers: from.numbersOf({ releaseDate: from.numberOfDay(record.releaseDate), reads: record.reads }),
    weight: 0,
    payload: labelled(record),
  }),
  dimensions: {
    全文: textIn('full'),
    标题: textIn('title'),
    作者: namesIn('author'),
    合作机构: namesIn('partner'),
    发布时间: dateRange('releaseDate'),
    引用法条: citedLaw,
    年份: valueOf('year'),
  },
  membersOnly: [],
}
