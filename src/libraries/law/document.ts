/** Shows a law on the document screen. */
import type { LawDetail, LawBodyLine } from '@contract/lawregu'
import { fetchLaw, lawDownloadPath, readLawDetail } from '@/api/law-document'
import { readerCopy, fill } from '@/copy/reader'
import { changedVersions } from '@domain/citation/article-versions'
import { citeLaw } from '@domain/citation/cite-as'
import { formatLawDay } from '@domain/format/dates'
import { isLawCaption, readableLine, tableRow } from '@domain/text/document-lines'
import { ENDED_STATUSES } from '@domain/law-time/standing'
import { plainText } from '@domain/text/markup'
import type { Label } from '@/ui/label'
import { CATEGORIES } from '../categories'
import type { CatalogEntry, Fact, Passage, ReadableDocument } from '../document'
import { lawMetadata } from './row'
import { lawStatusLabel } from './status-label'
import { citingAsOf, documentSource, optionalFact, optionalMetadataFact } from '../document-source'

const { law: facts } = readerCopy.facts

const day = (text: string | undefined) => text && formatLawDay(text)

function passage(line: LawBodyLine, aboveBody: boolean, title: string): Passage {
  const { level, fullName, isPublisher, isDate } = line
  const text = readableLine(line.text)
  if (level > 0) return { kind: 'heading', level, text }
  if (fullName) {
    const versions = changedVersions(line.lawreguItemLegislationHistoryVos ?? [], plainText(text))
    return { kind: 'article', number: fullName, text, versions }
  }
  if (tableRow(line.text) !== undefined) return { kind: 'paragraph', text, align: 'start' }
  const isCaption = aboveBody && (isPublisher || isDate || isLawCaption(plainText(text), title))
  return isCaption ? { kind: 'paragraph', text, align: 'center' } : { kind: 'paragraph', text }
}

/** Returns the catalog with the first three levels of a law: 第一编, 第一分编, 第一章. */
function catalogOf(detail: LawDetail): CatalogEntry[] {
  const levels = [...new Set(detail.law_regulation_indexes.map(({ level }) => level))].sort((a, b) => a - b)
  return detail.law_regulation_indexes.flatMap(({ text, level, position, articleRange }) => {
    const depth = levels.indexOf(level) + 1
    return depth === 1 || depth === 2 || depth === 3
      ? [{ text, level: depth, passage: position, range: articleRange }]
      : []
  })
}

const bare = (text: string) => plainText(text).replace(/\s/g, '')

/**
 * Returns the facts about the adoption and the signature. Omits those that the lines above the text already contain.
 */
function credits(detail: LawDetail, above: LawBodyLine[]): Fact[] {
  const openingText = above.map(({ text }) => bare(text)).join('；')
  const missing = (text = '') => (openingText.indexOf(bare(text)) >= 0 ? '' : plainText(text))
  const signed = [detail.post_persion_duty, detail.post_persion_name].filter(Boolean).join(' ')
  return [
    ...optionalFact(facts.credit, missing(detail.credit_line)),
    ...optionalFact(facts.note, missing(detail.indicate)),
    ...optionalFact(facts.signed, missing(signed)),
  ]
}

/**
 * Returns the day as of which cited laws are opened. A law that is shown as of a day cites laws as of that day. A law
 * that has ended cites laws as of its effective date. A law in force cites laws now in force: `undefined`.
 */
function citingOf({ on_day, time_limited, effective_date }: LawDetail) {
  if (on_day) return citingAsOf('view', on_day.day)
  return ENDED_STATUSES.indexOf(time_limited) < 0 ? undefined : citingAsOf('law', effective_date)
}

/** Returns the label of the law's status. If the law is shown as of a day, today's status is a plain label. */
function labelsOf({ time_limited, on_day }: LawDetail): Label[] {
  if (!time_limited) return []
  return [
    on_day ? { kind: 'type', text: fill(facts.atPresent, { status: time_limited }) } : lawStatusLabel(time_limited),
  ]
}

/** Returns the facts about the effective date and the status, with the reasons that the service states. */
function timeFacts({ effective_date, effective_basis = '', standing_basis, completeness }: LawDetail) {
  const begun = day(effective_date)
  const text = begun && effective_basis ? fill(facts.basis, { text: begun, basis: effective_basis }) : begun
  return {
    effective: optionalMetadataFact(facts.effective, text ?? effective_basis),
    standing: optionalFact(facts.standing, [standing_basis, completeness].filter(Boolean).join('；')),
  }
}

export function lawDocument(detail: LawDetail): ReadableDocument {
  const lines = detail.law_regulation_introductions
  const { effective, standing } = timeFacts(detail)
  const bodyFrom = lines.findIndex(({ level, fullName }) => level > 0 || fullName)
  return {
    id: detail.lid,
    title: detail.title,
    labels: labelsOf(detail),
    facts: [
      ...standing,
      ...optionalFact(facts.level, detail.eff_level),
      ...optionalMetadataFact(facts.authority, detail.dispatch_authority),
      ...optionalMetadataFact(facts.number, detail.document_number),
      ...optionalMetadataFact(facts.posted, day(detail.posting_date)),
      ...effective,
      ...credits(detail, lines.slice(0, Math.max(bodyFrom, 0))),
    ],
    passages: lines.map((line, at) => passage(line, at < bodyFrom, detail.title)),
    catalog: catalogOf(detail),
    metadata: lawMetadata(detail),
    citation: citeLaw(detail.title),
    cited: {
      kind: 'law',
      title: detail.title,
      number: detail.document_number || undefined,
      authority: detail.dispatch_authority || undefined,
      date: detail.posting_date || undefined,
    },
    enclosingLaw: { law: detail.title, lid: detail.lid },
    citing: citingOf(detail),
    relatedCount: detail.relatedCount,
    onDay: detail.on_day,
    versions: detail.versions,
  }
}

export const lawSource = documentSource<LawDetail>({
  category: CATEGORIES.law,
  fetch: (lid, query, signal) => fetchLaw({ lid, query }, signal),
  readShared: readLawDetail,
  read: lawDocument,
  downloadPath: lawDownloadPath,
  searchedByCitation: true,
})
