/** Penalties of the tax authorities. */
import type { PenaltyItem } from '@contract/fiscal-tax'
import { readPenalties } from '@/api/readers/fiscal'
import { copy } from '@/copy'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { opening } from '../request'
import { FISCAL } from '../categories'
import { fiscalLibrary } from './section'

const category = FISCAL.fiscalPenalty

export const penaltyLibrary = fiscalLibrary<PenaltyItem>({
  category,
  type: 'PENALTY',
  sorts: [
    { order: 'relevance', label: copy.sort.relevance },
    { order: 'penaltyDate', label: copy.sort.penaltyDate },
  ],
  read: readPenalties,
  row: ({ jid, title, hitResult, institution, penaltyDate, caseNum }, conditions) => ({
    id: jid,
    view: {
      title: parseMarkup(title),
      snippet: parseMarkup(hitResult),
      meta: [institution, formatDay(penaltyDate ?? ''), caseNum ?? ''].filter(Boolean),
    },
    opens: opening(category, jid, conditions),
  }),
})
