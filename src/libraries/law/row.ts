/** Returns the row of a law. The document screen and the fiscal area load this file and not all of the law search. */
import type { LawItem } from '@contract/lawregu'
import { listCopy, fill } from '@/copy/list'
import { formatLawDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { plainLabels } from '../labels'
import { lawStatusLabels } from './status-label'

const labelsOf = ({ time_limited, eff_level }: LawItem): Label[] => [
  ...lawStatusLabels(time_limited),
  ...plainLabels(eff_level),
]

const dated = (sentence: string, day: string | undefined) => (day ? fill(sentence, { day: formatLawDay(day) }) : '')

type LawNames = Pick<LawItem, 'dispatch_authority' | 'document_number' | 'posting_date' | 'effective_date'>

/** Returns the metadata of a law. Its day is the posting date, or the effective date if the posting date is missing. */
export const lawMetadata = (law: LawNames): DocumentMetadata => ({
  from: law.dispatch_authority,
  number: law.document_number,
  day: law.posting_date || law.effective_date,
})

export function lawRowView(item: LawItem): RowView {
  const { title, hitResult, dispatch_authority, document_number, posting_date, effective_date } = item
  const posted = dated(listCopy.row.posted, posting_date)
  const effective = dated(listCopy.row.effective, effective_date)
  return {
    title: parseMarkup(title),
    labels: labelsOf(item),
    snippet: parseMarkup(hitResult),
    // The two days are one item, so that they stay on one line.
    meta: [dispatch_authority, document_number ?? '', [posted, effective].filter(Boolean).join('　')].filter(Boolean),
  }
}
