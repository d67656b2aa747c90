/** Shows a bidding notice on the document screen. */
import type { TenderDetail } from '@contract/tender'
import { fetchTender, tenderDownload } from '@/libraries/bidding/calls'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { isPurchaseIntention } from '@domain/libraries/bidding'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { ReadableDocument } from '../document'
import { citingAsOf, documentSource, optionalFact, optionalMetadataFact, passagesOfSections } from '../document-source'

const { bidding, intention } = readerCopy.facts

/** Formats an amount in full, to the yuan. The list shows rounded amounts. */
const amountOf = (amount: number | undefined) =>
  amount === undefined ? undefined : fill(bidding.yuan, { amount: formatCount(amount) })

export function biddingDocument(detail: TenderDetail): ReadableDocument {
  const { bid, authority, region, releaseDate: date = '', amount, paragraphs } = detail
  const title = plainText(detail.title)
  const facts = isPurchaseIntention(title) ? { ...bidding, ...intention } : bidding
  return {
    id: bid,
    title,
    labels: [],
    facts: [
      ...optionalMetadataFact(facts.authority, authority),
      ...optionalFact(facts.region, region),
      ...optionalMetadataFact(facts.date, formatDay(date)),
      ...optionalFact(facts.amount, amountOf(amount)),
    ],
    ...passagesOfSections(paragraphs),
    metadata: { from: authority, day: date },
    citation: citeCase({ title, court: authority, date }),
    citing: citingAsOf('writing', date),
  }
}

export const biddingSource = documentSource<TenderDetail>({
  category: CATEGORIES.bidding,
  fetch: (bid, query, signal) => fetchTender({ bid, query }, signal),
  read: biddingDocument,
  downloadPath: tenderDownload,
  namesPersons: true,
})
