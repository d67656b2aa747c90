/** Draws the row of a case. The fiscal area does not load the search of cases, so this is a file of its own. */
import type { CaseItem } from '@contract/judgement'
import { copy } from '@/copy'
import { namedNumber } from '@domain/citation/document-number'
import { fullDocumentKind } from '@domain/citation/document-kind'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { caseLabels } from './labels'

/** Whether a case is public: then it has a snippet. */
const isPublic = ({ hitResult, notPublicReason }: CaseItem) => hitResult !== undefined && notPublicReason === undefined

function labelsOf(item: CaseItem): Label[] {
  const labels = caseLabels(item, item.leveloftria)
  return isPublic(item) ? labels : [{ kind: 'locked', text: copy.row.unpublished }, ...labels]
}

/** The number that identifies the case: in 人民法院案例库 its 入库编号. */
const numberOf = ({ entryNumber, caseNumber }: CaseItem) => entryNumber ?? caseNumber

export const caseMetadata = (item: CaseItem): DocumentMetadata => ({
  from: item.courtName,
  number: numberOf(item),
  day: item.judgementDate,
  document: fullDocumentKind(item.judgementType, item.caseType),
})

export function caseView(item: CaseItem): RowView {
  const { title, hitResult, notPublicReason, courtName, judgementDate } = item
  const reason = `${copy.row.reason}${notPublicReason ?? copy.row.unknownReason}`
  return {
    title: parseMarkup(title),
    labels: labelsOf(item),
    snippet: isPublic(item) ? parseMarkup(hitResult ?? '') : [{ kind: 'text', text: reason }],
    meta: [courtName, formatDay(judgementDate ?? ''), namedNumber(numberOf(item))].filter(Boolean),
  }
}
