/** Fiscal and tax news. */
import type { DynamicItem } from '@contract/fiscal-tax'
import { readDynamics } from '@/api/readers/fiscal'
import { listCopy } from '@/copy/list'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type DynamicOrder } from '@domain/libraries/fiscal'
import { opening, type Sort } from '../library'
import { FISCAL } from '../categories'
import { fiscalLibrary } from './section'

const category = FISCAL.fiscalDynamic

export const dynamicLibrary = fiscalLibrary<DynamicItem>({
  category,
  type: 'DYNAMIC',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies Sort<DynamicOrder>[],
  read: readDynamics,
  row: ({ jid, title, hitResult, releaseDate }, conditions) => ({
    id: jid,
    view: {
      title: parseMarkup(title),
      snippet: parseMarkup(hitResult),
      meta: [formatDay(releaseDate ?? '')].filter(Boolean),
    },
    opens: opening(category, jid, conditions),
  }),
})
