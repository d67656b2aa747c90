/** Shows a fiscal law in the reader. It is an ordinary law from the fiscal service. */
import type { LawDetail } from '@contract/lawregu'
import { fetchFiscalDetail, fiscalDownload } from '@/api/fiscal-document'
import { readLawDetail } from '@/api/law-document'
import { asConditions, encodeApiQuery } from '@domain/query/codec'
import { splitAsOf } from '@domain/query/as-of'
import { FISCAL } from '../../categories'
import { lawDocument } from '../../law/document'
import { documentSource } from '../../document-source'

export const fiscalLawSource = documentSource<LawDetail>({
  category: FISCAL.fiscalLaw,
  fetch: (id, query, signal) => {
    const { asOf, rest } = splitAsOf(asConditions(query))
    return fetchFiscalDetail('LAWREGU', { id, query: encodeApiQuery(rest), asOf }, readLawDetail, signal)
  },
  read: lawDocument,
  downloadPath: fiscalDownload('LAWREGU'),
})
