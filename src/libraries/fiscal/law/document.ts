/** Shows a fiscal law on the document screen. It is an ordinary law from the fiscal service. */
import type { LawDetail } from '@contract/lawregu'
import { fetchFiscalDocument, fiscalDownloadPath } from '@/api/fiscal-document'
import { readLawDetail } from '@/api/law-document'
import { decodeApiConditions, encodeApiQuery } from '@domain/query/codec'
import { splitAsOf } from '@domain/query/as-of'
import { FISCAL_CATEGORIES } from '../../categories'
import { lawDocument } from '../../law/document'
import { documentSource } from '../../document-source'

export const fiscalLawSource = documentSource<LawDetail>({
  category: FISCAL_CATEGORIES.fiscalLaw,
  fetch: (id, query, signal) => {
    const { asOf, rest } = splitAsOf(decodeApiConditions(query))
    return fetchFiscalDocument('LAWREGU', { id, query: encodeApiQuery(rest), asOf }, readLawDetail, signal)
  },
  read: lawDocument,
  downloadPath: fiscalDownloadPath('LAWREGU'),
})
