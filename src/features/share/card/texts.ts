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

/**
 * Returns the character of the seal. A document with a status label gets that of a law. Otherwise, a document with a
 * court gets that of a case.
 */
const sealOf = ({ labels, facts }: ShareCardSubject['document']) =>
  labels.some(({ kind }) => kind === 'status')
    ? card.seals.law
    : facts.some(({ label }) => label === card.court)
      ? card.seals.case
      : card.seals.other

/**
 * Returns the status of a document with its day: the chosen day, or today. The picture of the card is not updated
 * later, so it names the day.
 */
function statusOf({ labels, onDay }: ShareCardSubject['document'], today: string) {
  if (onDay)
    return fill(card.statusOn, { status: fiscalCopy.fiscal.asOf[onDay.standing], day: formatLawDay(onDay.day) })
  const status = labels.find(({ kind }) => kind === 'status')
  return status && fill(card.statusUntil, { status: status.text, day: formatLawDay(today) })
}

export function shareCardTexts(
  { library, document, passage }: ShareCardSubject,
  { app, today }: { app: string; today: string },
): ShareCardTexts {
  const status = statusOf(document, today)
  return {
    library,
    title: document.title,
    quote: cardQuotation(document.passages, passage) || undefined,
    seal: sealOf(document),
    facts: [
      ...document.facts.filter(fact => fact.isMetadata).map(({ label, value }) => ({ label, value })),
      ...(status ? [{ label: card.status, value: status }] : []),
    ],
    app,
    createdOn: fill(card.createdOn, { day: today }),
    scan: card.scan,
  }
}
