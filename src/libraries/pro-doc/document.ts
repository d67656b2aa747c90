/** Shows a procuratorate document on the document screen. */
import type { InspectionDetail } from '@contract/inspection'
import { fetchInspection, inspectionDownload } from '@/libraries/pro-doc/calls'
import { readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { CATEGORIES } from '../categories'
import type { ReadableDocument } from '../document'
import { plainLabels } from '../labels'
import {
  citingAsOf,
  documentSource,
  optionalFact,
  optionalMetadataFact,
  passagesOfSections,
  withoutEnds,
} from '../document-source'

const { proDoc: facts } = readerCopy.facts

export function proDocDocument(detail: InspectionDetail): ReadableDocument {
  const { iid, procuratorate, procuratorateLevel, documentType, documentNumber, cause, releaseDate: date } = detail
  const title = plainText(detail.title)
  const { passages, catalog } = passagesOfSections(detail.paragraphs)
  return {
    id: iid,
    title,
    labels: plainLabels(procuratorateLevel),
    facts: [
      ...optionalMetadataFact(facts.procuratorate, procuratorate),
      ...optionalFact(facts.type, documentType),
      ...optionalMetadataFact(facts.number, documentNumber),
      ...optionalFact(facts.cause, cause),
      ...optionalMetadataFact(facts.date, formatDay(date)),
    ],
    passages: withoutEnds(passages),
    catalog,
    metadata: { from: procuratorate, number: documentNumber, day: date },
    citation: citeCase({ title, court: procuratorate, number: documentNumber, date }),
    citing: citingAsOf('writing', date),
  }
}

export const proDocSource = documentSource<InspectionDetail>({
  category: CATEGORIES.proDoc,
  fetch: (iid, query, signal) => fetchInspection({ iid, query }, signal),
  read: proDocDocument,
  downloadPath: inspectionDownload,
  namesPersons: true,
})
