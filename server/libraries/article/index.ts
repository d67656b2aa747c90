/** Practice articles and the columns of partner institutions. */
import { type ArticleDetail, type ArticleItem, ARTICLES } from '@contract/article'
import type { ArticleDimension, ArticleOrder } from '@domain/libraries/article'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { CITED_FIELD, CITED_NAMES, citedLaw } from '../../search/citation'
import { dateRange, namesIn, textIn, valueOf } from '../../search/dimensions'
import { hitResult, marked } from '../../search/hits'
import * as from from '../fields'
import type { ServedLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'
import { labelledBlocks, markParagraphs } from '../paragraphs'
import { type Labelled, labelled } from '../payload'
import type { Paragraph, CitedLaw } from '../../records'

export interface ArticleRecord {
  jid: string
  title: string
  authors: string[]
  partnerId?: string
  releaseDate: string
  paragraphs: Paragraph[]
  citedLaws: CitedLaw[]
  /** The number of times that the article was read. The most read are the hot articles of a column. */
  reads: number
}

/** An article record with the name of its column. Records have only the column's id, but the index needs the name. */
interface PublishedArticle extends ArticleRecord {
  partnerName?: string
}

const payloadOf = ({ payload }: EngineDocument) => payload as Labelled<PublishedArticle>

function row(document: EngineDocument, words: string[]): ArticleItem {
  const { jid, title, authors, partnerName, releaseDate } = payloadOf(document)
  return {
    jid,
    title: marked(title, words),
    hitResult: hitResult(document, words),
    authors,
    organ: partnerName,
    releaseDate,
  }
}

function detail(document: EngineDocument, words: string[]): ArticleDetail {
  const { jid, title, authors, partnerName, partnerId, releaseDate, labels } = payloadOf(document)
  const paragraphs = markParagraphs(document, labels, words)
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

export const articleLibrary: ServedLibrary<PublishedArticle, typeof ARTICLES, ArticleDimension, ArticleOrder> = {
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
      partner: from.presentValues(record.partnerName),
      [CITED_NAMES]: from.citedNames(record.citedLaws, record.releaseDate),
    },
    values: {
      author: record.authors,
      partner: from.presentValues(record.partnerName),
      partnerId: from.presentValues(record.partnerId),
      year: from.presentValues(record.releaseDate.slice(0, 4)),
      [CITED_FIELD]: from.citedValues(record.citedLaws, record.releaseDate),
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
  suggestions: { 标题: 'title', 作者: 'author', 合作机构: 'partner' },
  view: { orders: byRelevanceOr('releaseDate'), row, detail, file },
  service: {
    contract: ARTICLES,
    point: 'article',
    facets: {
      partnerResults: { field: 'partner' },
      authorResults: { field: 'author' },
      yearResults: { field: 'year', order: 'newest' },
    },
    laws: 'cited',
  },
}
