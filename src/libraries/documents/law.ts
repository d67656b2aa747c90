/** A law as the reader shows it. */
import type { LawDetail, LawIntroduction } from '@contract/lawregu'
import { fetchLaw, lawDownload } from '@/api/lawregu'
import { copy } from '@/copy'
import { citeLaw } from '@/domain/cite-as'
import { formatLawDay } from '@/domain/dates'
import { isLawCaption, plainRow } from '@/domain/document-lines'
import { plainText } from '@/domain/markup'
import { CATEGORIES } from '../categories'
import type { CatalogEntry, Passage, ReadableDocument } from '../document'
import { lawStatus } from '../law'
import { documentSource, fact } from './source'

const { law: facts } = copy.facts

const day = (text: string | undefined) => text && formatLawDay(text)

function passage(line: LawIntroduction, aboveBody: boolean, title: string): Passage {
  const { level, fullName, isPublisher, isDate } = line
  const text = plainRow(line.text)
  if (level > 0) return { kind: 'heading', level, text }
  if (fullName)
    return { kind: 'article', number: fullName, text, versions: line.lawreguItemLegislationHistoryVos ?? undefined }
  const isCaption = aboveBody && (isPublisher || isDate || isLawCaption(plainText(text), title))
  return isCaption ? { kind: 'paragraph', text, align: 'center' } : { kind: 'paragraph', text }
}

/** 第一编, 第一分编, 第一章: the first two depths that a law has are its catalog. */
function catalogOf(detail: LawDetail): CatalogEntry[] {
  const levels = [...new Set(detail.law_regulation_indexes.map(({ level }) => level))].sort((a, b) => a - b)
  return detail.law_regulation_indexes.flatMap(({ text, level, position, articleRange }) => {
    const depth = levels.indexOf(level) + 1
    return depth === 1 || depth === 2 ? [{ text, level: depth, passage: position, range: articleRange }] : []
  })
}

export function lawDocument(detail: LawDetail): ReadableDocument {
  const lines = detail.law_regulation_introductions
  const bodyFrom = lines.findIndex(({ level, fullName }) => level > 0 || fullName)
  return {
    id: detail.lid,
    title: detail.title,
    labels: detail.time_limited ? [lawStatus(detail.time_limited)] : [],
    facts: [
      ...fact(facts.level, detail.eff_level),
      ...fact(facts.authority, detail.dispatch_authority),
      ...fact(facts.number, detail.document_number),
      ...fact(facts.posted, day(detail.posting_date)),
      ...fact(facts.effective, day(detail.effective_date)),
    ],
    passages: lines.map((line, at) => passage(line, at < bodyFrom, detail.title)),
    catalog: catalogOf(detail),
    citation: citeLaw(detail.title),
    law: detail.title,
    relatedCount: detail.relatedCount,
    onDay: detail.on_day,
  }
}

export const lawSource = documentSource<LawDetail>({
  category: CATEGORIES.law,
  fetch: (lid, query, signal) => fetchLaw({ lid, query }, signal),
  sharedBy: 'lawregu_details_interface',
  read: lawDocument,
  downloadPath: lawDownload,
})
