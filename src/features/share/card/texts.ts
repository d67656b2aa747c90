/** The texts of a document's card. */
import { fiscalCopy } from '@/copy/fiscal'
import { pictureCopy, fill } from '@/copy/picture'
import { cardQuotation } from '@domain/document-model/quote'
import { formatLawDay } from '@domain/format/dates'
import type { Fact, Passage, ReadableDocument } from '@/libraries/document'

export interface ShareCardTexts {
  library: string
  title: string
  /** The quoted words of the document. A card without quoted words shows the document's facts instead. */
  quote?: string
  /** The character of the seal. */
  seal: string
  facts: Array<Pick<Fact, 'label' | 'value'>>
  app: string
  createdOn: string
  /** The text beside the QR code. */
  scan: string
}

export interface ShareCardSubject {
  /** The library's name. */
  library: string
  document: Pick<ReadableDocument, 'title' | 'labels' | 'facts' | 'onDay' | 'passages'>
  /** The passage that the reader has chosen to quote. */
  passage?: Passage
}

const { card } = pictureCopy

type CardDocument = ShareCardSubject['document']

const isCase = ({ facts }: CardDocument) => facts.some(({ label }) => label === card.court)

/** Returns the character of the seal. A document with a court is a case. Any other with a status is a law. */
function sealOf(document: CardDocument) {
  if (isCase(document)) return card.seals.case
  return document.labels.some(({ kind }) => kind === 'status') ? card.seals.law : card.seals.other
}

/**
 * Returns the status of a document with its day: the chosen day, or today. The picture of the card is not updated
 * later, so it names the day. The status of a case is what later decisions did with it.
 */
function statusFacts(document: CardDocument, today: string): ShareCardTexts['facts'] {
  const { labels, onDay } = document
  if (onDay) {
    const standing = fiscalCopy.fiscal.asOf[onDay.standing]
    return [{ label: card.status, value: fill(card.statusOn, { status: standing, day: formatLawDay(onDay.day) }) }]
  }
  return labels
    .filter(({ kind }) => kind === 'status')
    .map(({ text }) => ({
      label: isCase(document) ? card.review : card.status,
      value: fill(card.statusUntil, { status: text, day: formatLawDay(today) }),
    }))
}

export function shareCardTexts(
  { library, document, passage }: ShareCardSubject,
  { app, today }: { app: string; today: string },
): ShareCardTexts {
  return {
    library,
    title: document.title,
    quote: cardQuotation(document.passages, passage) || undefined,
    seal: sealOf(document),
    facts: [
      ...document.facts.filter(fact => fact.isMetadata).map(({ label, value }) => ({ label, value })),
      ...statusFacts(document, today),
    ],
    app,
    createdOn: fill(card.createdOn, { day: today }),
    scan: card.scan,
  }
}
