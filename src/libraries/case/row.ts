/** Returns the row of a case. The fiscal area loads this file and not all of the case search. */
import type { CaseItem } from '@contract/judgement'
import { copy } from '@/copy'
import { labelledNumber } from '@domain/citation/document-number'
import { fullDocumentKind } from '@domain/citation/document-kind'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { caseLabels } from './labels'
import { publicationText } from './publication'

/** Whether the text of the case is public. Only a public case has a snippet. */
const isPublic = ({ hitResult, notPublicReason }: CaseItem) => hitResult !== undefined && notPublicReason === undefined

function labelsOf(item: CaseItem): Label[] {
  const labels = caseLabels(item, item.leveloftria)
  return isPublic(item) ? labels : [{ kind: 'locked', text: copy.row.unpublished }, ...labels]
}

/** Returns the number that identifies the case. For an entry of 人民法院案例库 it is the 入库编号. */
const numberOf = ({ entryNumber, caseNumber }: CaseItem) => entryNumber ?? caseNumber

export const caseMetadata = (item: CaseItem): DocumentMetadata => ({
  from: item.courtName,
  number: numberOf(item),
  day: item.judgementDate,
  document: fullDocumentKind(item.judgementType, item.caseType),
})

export function caseRowView(item: CaseItem): RowView {
  const { title, hitResult, notPublicReason, courtName, judgementDate } = item
  const reason = `${copy.row.reason}${notPublicReason ?? copy.row.unknownReason}`
  return {
    title: parseMarkup(title),
    labels: labelsOf(item),
    snippet: isPublic(item) ? parseMarkup(hitResult!) : [{ kind: 'text', text: reason }],
    meta: [courtName, formatDay(judgementDate ?? ''), publicationText(item), labelledNumber(numberOf(item))].filter(
      Boolean,
    ),
  }
}
