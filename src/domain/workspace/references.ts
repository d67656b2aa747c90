/** Exports documents as references: in GB/T 7714 form, and as CSL-JSON for programs. */
import { labelledNumber } from '../citation/document-number'
import type { SavedDocument } from './entry'

/** Writes a reference in GB/T 7714 form: [1] 某法院. 某案: （2023）京01民终1号[Z]. 2023-05-04. */
function reference({ title, from, number, day }: SavedDocument, at: number) {
  const titleWithNumber = number && !title.includes(number) ? `${title}: ${labelledNumber(number)}` : title
  const parts = [from, `${titleWithNumber}[Z]`, day].filter((part): part is string => Boolean(part))
  return `[${at + 1}] ${parts.join('. ')}.`
}

export const formatReferences = (documents: SavedDocument[]) => documents.map(reference).join('\n')

const CASES = '案例'

const dateParts = (day: string) => ({ 'date-parts': [day.split('-').map(Number)] })

function item({ title, from, number, day, library, remark }: SavedDocument, at: number) {
  const isCase = library === CASES
  return {
    id: String(at + 1),
    type: isCase ? 'legal_case' : 'legislation',
    title,
    language: 'zh-CN',
    ...(from ? { authority: from } : {}),
    ...(number ? { number } : {}),
    ...(day ? { issued: dateParts(day) } : {}),
    ...(remark ? { note: remark } : {}),
  }
}

export const formatCslJson = (documents: SavedDocument[]) => JSON.stringify(documents.map(item), null, 2)
