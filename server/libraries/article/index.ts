/** The library of practice articles, many of which belong to a column of a partner institution. */
import { type ArticleDetail, type ArticleItem, ARTICLE_CONTRACT } from '@contract/article'
import type { ArticleDimension, ArticleOrder } from '@domain/libraries/article'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { CITED_LAW_FIELD, CITED_LAW_SCOPE, citedLawDimension } from '../../search/citation'
import { dateDimension, nameDimension, textDimension, valueDimension } from '../../search/dimensions'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import * as from from '../fields'
import type { ServedLibrary } from '../../search/library'
import { usualOrders } from '../orders'
import { labelledBlocks, markedParagraphs } from '../paragraphs'
import { type LabelledRecord, withLabels } from '../payload'
import type { TextSection, CitedLaw } from '../../records'

export interface PracticeArticleRecord {
  jid: string
  title: string
  authors: string[]
  partnerId?: string
  releaseDate: string
  paragraphs: TextSection[]
  citedLaws: CitedLaw[]
  /** How often the article was read. The articles with the most reads are the hot articles. */
  reads: number
}

/** An article record with the name of its column, which the index needs. The record itself has only the column's id. */
interface PublishedArticle extends PracticeArticleRecord {
  partnerName?: string
}

const payloadOf = ({ payload }: EngineDocument) => payload as LabelledRecord<PublishedArticle>

function row(document: EngineDocument, words: string[]): ArticleItem {
  const { jid, title, authors, partnerName, releaseDate } = payloadOf(document)
  return {
    jid,
    title: withMarkedHits(title, words),
    hitResult: markedSnippet(document, words),
    authors,
    organ: partnerName,
    releaseDate,
  }
}

function detail(document: EngineDocument, words: string[]): ArticleDetail {
  const { jid, title, authors, partnerName, partnerId, releaseDate, labels } = payloadOf(document)
  const paragraphs = markedParagraphs(document, labels, words)
  return { jid, title, authors, organ: partnerName, partnerId, releaseDate, paragraphs }
}

function file(document: EngineDocument): DocumentModel {
  const { title, authors, partnerName, releaseDate, labels } = payloadOf(document)
  return {
    title,
    facts: [
      ['作者', authors.join('、')],
      ['合作机构', partnerName],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}

export const practiceArticleLibrary: ServedLibrary<
  PublishedArticle,
  typeof ARTICLE_CONTRACT,
  ArticleDimension,
  ArticleOrder
> = {
  spec: {
    name: 'article',
    scopes: [],
    names: ['author', 'partner', CITED_LAW_SCOPE],
    values: ['author', 'partner', 'partnerId', 'year', CITED_LAW_FIELD],
    trees: [],
    numbers: ['releaseDate', 'reads'],
  },
  toDocument: record => ({
    id: record.jid,
    title: record.title,
    blocks: from.paragraphBlocks(record.paragraphs),
    names: {
      author: record.authors,
      partner: from.presentValues(record.partnerName),
      [CITED_LAW_SCOPE]: from.citedLawNames(record.citedLaws, record.releaseDate),
    },
    values: {
      author: record.authors,
      partner: from.presentValues(record.partnerName),
      partnerId: from.presentValues(record.partnerId),
      year: from.presentValues(record.releaseDate.slice(0, 4)),
      [CITED_LAW_FIELD]: from.citationIndexValues(record.citedLaws, record.releaseDate),
    },
    numbers: from.presentNumbers({ releaseDate: from.numberOfDay(record.releaseDate), reads: record.reads }),
    weight: 0,
    payload: withLabels(record),
  }),
  dimensions: {
    全文: textDimension('full'),
    标题: textDimension('title'),
    作者: nameDimension('author'),
    合作机构: nameDimension('partner'),
    发布时间: dateDimension('releaseDate'),
    引用法条: citedLawDimension,
    年份: valueDimension('year'),
  },
  membersOnly: [],
  suggestions: { 标题: 'title', 作者: 'author', 合作机构: 'partner' },
  view: { orders: usualOrders('releaseDate'), row, detail, file },
  service: {
    contract: ARTICLE_CONTRACT,
    point: 'article',
    facets: {
      partnerResults: { field: 'partner' },
      authorResults: { field: 'author' },
      yearResults: { field: 'year', order: 'newest' },
    },
    laws: 'cited',
  },
}
