/** The texts of a document's card. */
import { fiscalCopy } from '@/copy/fiscal'
import { pictureCopy, fill } from '@/copy/picture'
import { formatLawDay } from '@domain/format/dates'
import type { Fact, ReadableDocument } from '@/libraries/document'

export interface CardTexts {
  library: string
  title: string
  facts: Array<Pick<Fact, 'label' | 'value'>>
  app: string
  createdOn: string
  /** The text beside the QR code. */
  scan: string
}

export interface CardSubject {
  /** The library's name. */
  library: string
  document: Pick<ReadableDocument, 'title' | 'labels' | 'facts' | 'onDay'>
}

const { card } = pictureCopy

/** Returns the law's status with its day, because an image does not update. */
function statusOf({ labels, onDay }: CardSubject['document'], today: string) {
  if (onDay)
    return fill(card.statusOn, { status: fiscalCopy.fiscal.asOf[onDay.standing], day: formatLawDay(onDay.day) })
  const status = labels.find(({ kind }) => kind === 'status')
  return status && fill(card.statusUntil, { status: status.text, day: formatLawDay(today) })
}

export function cardTexts(
  { library, document }: CardSubject,
  { app, today }: { app: string; today: string },
): CardTexts {
  const status = statusOf(document, today)
  return {
    library,
    title: document.title,
    facts: [
      ...document.facts.filter(fact => fact.isMetadata).map(({ label, value }) => ({ label, value })),
      ...(status ? [{ label: card.status, value: status }] : []),
    ],
    app,
    createdOn: fill(card.createdOn, { day: today }),
    scan: card.scan,
  }
}
