/** Searches fiscal laws, today or as of a day. */
import type { LawItem } from '@contract/lawregu'
import { readLaws } from '@/api/readers/law'
import { listCopy } from '@/copy/list'
import { lawMetadata, lawView } from '../../law/row'
import { opening, type Filter } from '../../library'
import { AS_OF } from '@domain/query/as-of'
import { FISCAL } from '../../categories'
import { fiscalLibrary } from '../section'

/** The filter for the day as of which laws are searched. It is shown above the list. */
const AS_OF_FILTER: Filter = { key: 'asOf', title: AS_OF, dimension: AS_OF, kind: 'day', place: 'header' }

const category = FISCAL.fiscalLaw

/** The sort order of the list of laws that a category of a topic opens. */
export const BY_EFFECTIVE_DAY = 'effectiveDate'

export const fiscalLawLibrary = fiscalLibrary<LawItem>({
  category,
  type: 'LAWREGU',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: BY_EFFECTIVE_DAY, label: listCopy.sort.effective },
  ],
  filters: [AS_OF_FILTER],
  read: readLaws,
  row: (item, conditions) => ({
    id: item.lid,
    view: lawView(item),
    metadata: lawMetadata(item),
    opens: opening(category, item.lid, conditions),
  }),
})
