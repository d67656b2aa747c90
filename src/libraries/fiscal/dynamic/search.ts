/** Searches fiscal and tax news. */
import type { DynamicItem } from '@contract/fiscal-tax'
import { listCopy } from '@/copy/list'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { type DynamicOrder } from '@domain/libraries/fiscal'
import { documentTarget, type SortOrder } from '../../library'
import { FISCAL_CATEGORIES } from '../../categories'
import { fiscalLibrary } from '../section'
import { parseAnyDate } from '@domain/format/any-date'
import { pageReader } from '@/api/readers/page'
import { type JsonFields, type AllFields, readRowId, toText } from '@/request/value'

const category = FISCAL_CATEGORIES.fiscalDynamic

function readDynamic(row: JsonFields): AllFields<DynamicItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'tdid', 'id')
  if (!jid) return undefined
  return { jid, title: toText(row.title), hitResult: toText(row.hitResult), releaseDate: parseAnyDate(row.releaseDate) }
}

export const readTaxNews = pageReader(readDynamic, 'fiscalTaxDynamicListDto', 'fiscalTaxDynamicDtoList')

export const dynamicLibrary = fiscalLibrary<DynamicItem>({
  category,
  type: 'DYNAMIC',
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<DynamicOrder>[],
  read: readTaxNews,
  row: ({ jid, title, hitResult, releaseDate }, conditions) => ({
    id: jid,
    view: {
      title: parseMarkup(title),
      snippet: parseMarkup(hitResult),
      meta: [formatDay(releaseDate ?? '')].filter(Boolean),
    },
    metadata: { day: releaseDate },
    opens: documentTarget(category, jid, conditions),
  }),
})
