/** Searches fiscal laws, today or as of a day. */
import type { LawItem } from '@contract/lawregu'
import { readLawPage } from '@/api/readers/law'
import { listCopy } from '@/copy/list'
import { lawMetadata, lawRowView } from '../../law/row'
import { documentTarget, type Filter } from '../../library'
import { AS_OF } from '@domain/query/as-of'
import { FISCAL_CATEGORIES } from '../../categories'
import { fiscalLibrary } from '../section'

/** The filter for the day as of which laws are searched. It is shown above the list. */
const AS_OF_FILTER: Filter = { key: 'asOf', title: AS_OF, dimension: AS_OF, kind: 'day', place: 'header' }

const category = FISCAL_CATEGORIES.fiscalLaw

/** The sort order of the list that opens from a category of laws in a topic (财税专题). */
export const EFFECTIVE_DAY_ORDER = 'effectiveDate'

export const fiscalLawLibrary = fiscalLibrary<LawItem>({
  category,
  type: 'LAWREGU',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: EFFECTIVE_DAY_ORDER, label: listCopy.sort.effective },
  ],
  filters: [AS_OF_FILTER],
  read: readLawPage,
  row: (item, conditions) => ({
    id: item.lid,
    view: lawRowView(item),
    metadata: lawMetadata(item),
    opens: documentTarget(category, item.lid, conditions),
  }),
})
