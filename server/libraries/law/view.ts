/** Converts law documents to list rows and reader documents. */
import { beijingDay } from '@domain/format/beijing-time'
import { effectiveMessage, standingMessage } from '@domain/law-time/ground-messages'
import { suspensionMessage } from '@domain/law-time/suspensions'
import { mayChangeStatus, statusOn } from '@domain/law-time/status-on'
import type { LawDetail, LawIndex, LawBodyLine, LawItem, NewLaw } from '@contract/lawregu'
import { changedVersions } from '@domain/citation/article-versions'
import { snippetIndex } from '@domain/text/hits'
import type { DocumentModel, DocumentBlock } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import type { LawPayload } from './document'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import { lawCreditsIn } from './credits'

/** Returns the payload with today's status, since a law may have begun or ended after the import. */
export function lawPayload({ payload }: EngineDocument): LawPayload {
  const law = payload as LawPayload
  return mayChangeStatus(law) ? { ...law, ...statusOn(law, beijingDay(new Date())) } : law
}

/** Returns a sentence that explains the status and names suspending decisions. */
function standingBasis({ timeLimited, standingGround, suspendedBy = [] }: LawPayload): string {
  const isSuspended = suspendedBy.some(({ isPartial }) => !isPartial)
  const reason = isSuspended && standingGround === undefined ? '' : standingMessage(timeLimited, standingGround)
  return [reason, ...suspendedBy.map(suspensionMessage)].filter(Boolean).join('；')
}

export const groundMessagesOf = (law: LawPayload) => ({
  effective_basis: effectiveMessage(law.effectiveDate, law.timeLimited, law.effectiveGround) || undefined,
  standing_basis: standingBasis(law) || undefined,
})

/**
 * Returns the snippet of a row. Without hits it begins below the lines that tell who adopted the law and when, which the
 * row shows anyway.
 */
function lawSnippet(document: EngineDocument, words: string[]): string {
  const marked = markedSnippet(document, words)
  if (marked.includes('<em>')) return marked
  return markedSnippet({ ...document, blocks: document.blocks.slice(lawPayload(document).info) }, words)
}

export function lawItem(document: EngineDocument, words: string[]): LawItem {
  const payload = lawPayload(document)
  return {
    lid: payload.lid,
    title: withMarkedHits(payload.title, words),
    time_limited: payload.timeLimited,
    eff_level: payload.effLevel,
    hitResult: lawSnippet(document, words),
    dispatch_authority: payload.authorities.join('、'),
    document_number: payload.documentNumber,
    effective_date: payload.effectiveDate,
    posting_date: payload.postingDate,
  }
}

/** Returns a list row that opens the article from which the snippet of the row comes. */
export function lawItemAtHit(document: EngineDocument, words: string[]): LawItem {
  const item = lawItem(document, words)
  const { articles, info, preamble } = lawPayload(document)
  const at = snippetIndex(
    document.blocks.map(({ text }) => text),
    words,
  )
  return { ...item, article: articles[at - info - preamble]?.no }
}

export function newLawRow(document: EngineDocument): NewLaw {
  const { lid, title, postingDate, documentNumber, timeLimited } = lawPayload(document)
  return { lid, title, postingDate, documentNumber, timeLimited }
}

/** Returns the article's text without the number at its beginning. */
export const textWithoutNumber = (block: { text: string }, no: string) => block.text.slice(no.length + 1)

export function articleTextAt(document: EngineDocument, at: number): string | undefined {
  const { articles, info, preamble } = lawPayload(document)
  const block = document.blocks[info + preamble + at]
  const article = articles[at]
  return block && article && textWithoutNumber(block, article.no)
}

const DATE_LINE = /\d{4}年\d{1,2}月\d{1,2}日/

/** Returns those headings above an article that are not above the previous article. */
function newHeadings(path: string[], before: string[]) {
  const same = path.findIndex((name, level) => before[level] !== name)
  return same < 0 ? [] : path.slice(same).map((text, at) => ({ text, level: same + at + 1 }))
}

const line = (text: string, words: string[], more: Partial<LawBodyLine> = {}): LawBodyLine => ({
  text: withMarkedHits(text, words),
  level: 0,
  isPublisher: false,
  isDate: false,
  ...more,
})

function body(document: EngineDocument, words: string[]) {
  const { info, preamble, tail, articles, authorities } = lawPayload(document)
  const { blocks } = document
  const articlesEnd = blocks.length - tail
  const introductions: LawBodyLine[] = []
  const indexes: LawIndex[] = []
  const plain = (from: number, to: number) =>
    blocks.slice(from, to).forEach(({ text }) => introductions.push(line(text, words)))

  for (const { text } of blocks.slice(0, info)) {
    const isPublisher = authorities.some(name => text.includes(name))
    introductions.push(line(text, words, { isPublisher, isDate: DATE_LINE.test(text) }))
  }
  plain(info, info + preamble)
  let path: string[] = []
  articles.forEach((article, at) => {
    const text = textWithoutNumber(blocks[info + preamble + at]!, article.no)
    const versions = changedVersions(article.history, text)
    for (const heading of newHeadings(article.path, path)) {
      indexes.push({ ...heading, position: introductions.length })
      introductions.push(line(heading.text, [], { level: heading.level }))
    }
    path = article.path
    introductions.push(
      line(text, words, {
        fullName: article.no,
        lawreguItemLegislationHistoryVos: versions.length ? versions : undefined,
      }),
    )
  })
  plain(articlesEnd, blocks.length)
  return { introductions, indexes: withRanges(indexes, introductions) }
}

/** Adds the range of articles to each heading. The range ends at the next heading of the same or a higher level. */
function withRanges(indexes: LawIndex[], introductions: LawBodyLine[]): LawIndex[] {
  return indexes.map((index, at) => {
    const next = indexes.slice(at + 1).find(({ level }) => level <= index.level)
    const numbers = introductions
      .slice(index.position, next?.position)
      .flatMap(({ fullName }) => (fullName ? [fullName] : []))
    const ends = [...new Set([numbers[0], numbers.at(-1)])].filter(Boolean)
    return ends.length ? { ...index, articleRange: ends.join('-') } : index
  })
}

export function lawDetail(document: EngineDocument, words: string[]): LawDetail {
  const payload = lawPayload(document)
  const { introductions, indexes } = body(document, words)
  return {
    lid: payload.lid,
    title: payload.title,
    dispatch_authority: payload.authorities.join('、'),
    posting_date: payload.postingDate,
    eff_level: payload.effLevel,
    document_number: payload.documentNumber,
    effective_date: payload.effectiveDate,
    time_limited: payload.timeLimited,
    ...lawCreditsIn(document.blocks.slice(0, payload.info).map(({ text }) => text)),
    law_regulation_introductions: introductions,
    law_regulation_indexes: indexes,
    relatedCount: payload.related.length,
    ...groundMessagesOf(payload),
  }
}

const withBasis = (fact: string | undefined, basis: string) => (fact && basis ? `${fact}（${basis}）` : fact)
const docxLevel = (level: number) => Math.min(level, 3) as 1 | 2 | 3

export function lawDocumentModel(
  document: EngineDocument,
  { completeness }: { completeness?: string } = {},
): DocumentModel {
  const payload = lawPayload(document)
  const { articles, info, preamble, tail } = payload
  const blocks: DocumentBlock[] = []
  let path: string[] = []
  document.blocks.forEach(({ text }, at) => {
    const article = at < document.blocks.length - tail ? articles[at - info - preamble] : undefined
    for (const heading of article ? newHeadings(article.path, path) : [])
      blocks.push({ heading: heading.text, level: docxLevel(heading.level) })
    path = article?.path ?? path
    blocks.push({ text })
  })
  return {
    title: payload.title,
    facts: [
      ['时效性', withBasis(payload.timeLimited, [standingBasis(payload), completeness].filter(Boolean).join('；'))],
      ['效力级别', payload.effLevel],
      ['发文机关', payload.authorities.join('、')],
      ['文号', payload.documentNumber],
      ['发布日期', payload.postingDate],
      [
        '施行日期',
        withBasis(
          payload.effectiveDate,
          effectiveMessage(payload.effectiveDate, payload.timeLimited, payload.effectiveGround),
        ),
      ],
    ],
    blocks,
  }
}
