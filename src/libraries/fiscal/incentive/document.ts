/** Shows a tax incentive in the reader. */
import type { IncentiveDetail } from '@contract/fiscal-tax'
import { fetchIncentive } from '@/api/incentive-document'
import { readerCopy } from '@/copy/reader'
import { citeWriting } from '@domain/citation/cite-as'
import { plainText } from '@domain/text/markup'
import type { ReadableDocument } from '../../document'
import { INCENTIVES } from './search'
import { citingOn, documentSource, fact, labelledText } from '../../document-source'

export function incentiveDocument({
  tid,
  title: marked,
  allTypeName,
  paragraphVOs,
}: IncentiveDetail): ReadableDocument {
  const title = plainText(marked)
  return {
    id: tid,
    title,
    labels: [],
    facts: fact(readerCopy.facts.incentive.type, allTypeName.split('_').join(' › ')),
    ...labelledText(
      paragraphVOs.map(({ name, text }) => ({
        lableName: name,
        subParagraphs: text.split(/\n|<br\s*\/?>/i).map(line => ({ text: line })),
      })),
    ),
    metadata: {},
    citation: citeWriting({ title }),
    citing: citingOn('writing', undefined),
    tree: allTypeName,
  }
}

export const incentiveSource = documentSource<IncentiveDetail>({
  category: INCENTIVES,
  fetch: (tid, _, signal) => fetchIncentive(tid, signal),
  read: incentiveDocument,
})
