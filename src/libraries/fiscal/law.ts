/** Fiscal laws: by relevance, or the newest in force first; also as they were on a day. */
import type { LawItem } from '@contract/lawregu'
import { readLaws } from '@/api/readers/law'
import { listCopy } from '@/copy/list'
import { lawView } from '../law'
import { opening } from '../request'
import { AS_OF } from './as-of'
import { FISCAL } from '../categories'
import { fiscalLibrary } from './section'

const category = FISCAL.fiscalLaw

/** How a topic's categories are sorted. */
export const BY_EFFECTIVE_DAY = 'effectiveDate'

export const fiscalLawLibrary = fiscalLibrary<LawItem>({
  category,
  type: 'LAWREGU',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: BY_EFFECTIVE_DAY, label: listCopy.sort.effective },
  ],
  filters: [AS_OF],
  read: readLaws,
  row: (item, conditions) => ({
    id: item.lid,
    view: lawView(item),
    opens: opening(category, item.lid, conditions),
  }),
})
