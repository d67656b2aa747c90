/** What the card of a document says. */
import { fiscalCopy } from '@/copy/fiscal'
import { pictureCopy, fill } from '@/copy/picture'
import { formatLawDay } from '@domain/format/dates'
import type { Fact, ReadableDocument } from '@/libraries/document'

export interface CardTexts {
  library: string
  title: string
  facts: Array<Pick<Fact, 'label' | 'value'>>
  app: string
  made: string
  /** Beside a code. */
  scan: string
}

export interface CardSubject {
  /** Of which library it is. */
  library: string
  document: Pick<ReadableDocument, 'title' | 'labels' | 'facts' | 'onDay'>
}

const { card } = pictureCopy

/** A status is true of a day only, and a picture stays: the day goes with it. */
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
      ...document.facts.filter(({ isMetadata }) => isMetadata).map(({ label, value }) => ({ label, value })),
      ...(status ? [{ label: card.status, value: status }] : []),
    ],
    app,
    made: fill(card.made, { day: today }),
    scan: card.scan,
  }
}
