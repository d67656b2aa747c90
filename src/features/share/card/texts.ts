/** The texts of a document's card. */
import { fiscalCopy } from '@/copy/fiscal'
import { pictureCopy, fill } from '@/copy/picture'
import { quoteOf } from '@domain/document-model/quote'
import { formatLawDay } from '@domain/format/dates'
import type { Fact, Passage, ReadableDocument } from '@/libraries/document'

export interface CardTexts {
  library: string
  title: string
  /** The words of the document for which the card is sent. A document without them shows its facts instead. */
  quote?: string
  /** The character of the seal. */
  seal: string
  facts: Array<Pick<Fact, 'label' | 'value'>>
  app: string
  createdOn: string
  /** The text beside the QR code. */
  scan: string
}

export interface CardSubject {
  /** The library's name. */
  library: string
  document: Pick<ReadableDocument, 'title' | 'labels' | 'facts' | 'onDay' | 'passages'>
  /** The passage that the reader chose to share. */
  passage?: Passage
}

const { card } = pictureCopy

/** Laws are told by the label of their status, cases by their court. */
const sealOf = ({ labels, facts }: CardSubject['document']) =>
  labels.some(({ kind }) => kind === 'status')
    ? card.seals.law
    : facts.some(({ label }) => label === card.court)
      ? card.seals.case
      : card.seals.other

/** Returns the status of a law together with its day, because an image does not update. */
function statusOf({ labels, onDay }: CardSubject['document'], today: string) {
  if (onDay)
    return fill(card.statusOn, { status: fiscalCopy.fiscal.asOf[onDay.standing], day: formatLawDay(onDay.day) })
  const status = labels.find(({ kind }) => kind === 'status')
  return status && fill(card.statusUntil, { status: status.text, day: formatLawDay(today) })
}

export function cardTexts(
  { library, document, passage }: CardSubject,
  { app, today }: { app: string; today: string },
): CardTexts {
  const status = statusOf(document, today)
  return {
    library,
    title: document.title,
    quote: quoteOf(document.passages, passage) || undefined,
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
