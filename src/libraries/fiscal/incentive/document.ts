/** Shows a tax incentive on the document screen. */
import type { IncentiveDetail } from '@contract/fiscal-tax'
import { INCENTIVE_PATHS } from '@contract/paths'
import { citeWriting } from '@domain/citation/cite-as'
import { plainText } from '@domain/text/markup'
import { readerCopy } from '@/copy/reader'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { type AllFields, type JsonFields, readRowId, readRows, toFields, toJoinedText, toText } from '@/request/value'
import type { ReadableDocument } from '../../document'
import { citingAsOf, documentSource, optionalFact, passagesOfSections } from '../../document-source'
import { INCENTIVE_CATEGORY } from './search'

function readPart(row: JsonFields): IncentiveDetail['paragraphVOs'][number] | undefined {
  const body = toText(row.text)
  return body ? { name: toText(row.name), text: body } : undefined
}

export function readIncentiveDetail(answer: unknown, requestedId: string): AllFields<IncentiveDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  const paragraphVOs = readRows(row.paragraphVOs, readPart)
  if (!title && !paragraphVOs.length) return undefined
  return {
    tid: readRowId(row, 'tid', 'id') || requestedId,
    title,
    allTypeName: toJoinedText(row.allTypeName, '_'),
    paragraphVOs,
  }
}

const fetchIncentive = async (tid: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: INCENTIVE_PATHS.detail, query: { tid }, signal }), answer =>
    readIncentiveDetail(answer, tid),
  )

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
    facts: optionalFact(readerCopy.facts.incentive.type, allTypeName.split('_').join(' › ')),
    ...passagesOfSections(
      paragraphVOs.map(({ name, text }) => ({
        lableName: name,
        subParagraphs: text.split(/\n|<br\s*\/?>/i).map(line => ({ text: line })),
      })),
    ),
    metadata: {},
    citation: citeWriting({ title }),
    citing: citingAsOf('writing', undefined),
    tree: allTypeName,
  }
}

export const incentiveSource = documentSource<IncentiveDetail>({
  category: INCENTIVE_CATEGORY,
  fetch: (tid, _, signal) => fetchIncentive(tid, signal),
  read: incentiveDocument,
})
