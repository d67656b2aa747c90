/**
 * Draws the row of a case and its labels. Readers and the fiscal area do not load the search of cases, so this is a
 * file of its own.
 */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import { advancedCopy } from '@/copy/advanced'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { typesOf } from '../library'

/** The rank of a case, by `publishType`. */
const RANKS = ['', '公报案例', '指导性案例']
/** The plain label of a selected case without a rank, by `publishType`. */
const TYPICAL = ['', '', '', '典型案例']

type Kinds = Pick<CaseItem | CaseDetail, 'publishType' | 'caseType' | 'judgementType'>

/** Returns the labels at the title of a case. The reader shows the other labels among the facts. */
export function caseLabels({ publishType, caseType, judgementType }: Kinds, round = ''): Label[] {
  const rank = RANKS[publishType]
  return [
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...typesOf(TYPICAL[publishType] ?? '', caseType, judgementType, round),
  ]
}

/** Whether a case is public: then it has a snippet. */
const isPublic = ({ hitResult, notPublicReason }: CaseItem) => hitResult !== undefined && notPublicReason === undefined

function labelsOf(item: CaseItem): Label[] {
  const labels = caseLabels(item, item.leveloftria)
  return isPublic(item) ? labels : [{ kind: 'locked', text: advancedCopy.row.unpublished }, ...labels]
}

export const caseMetadata = ({ courtName, caseNumber, judgementDate }: CaseItem): DocumentMetadata => ({
  from: courtName,
  number: caseNumber,
  day: judgementDate,
})

export function caseView(item: CaseItem): RowView {
  const { title, hitResult, notPublicReason, courtName, judgementDate, caseNumber } = item
  const reason = `${advancedCopy.row.reason}${notPublicReason ?? advancedCopy.row.unknownReason}`
  return {
    title: parseMarkup(title),
    labels: labelsOf(item),
    snippet: isPublic(item) ? parseMarkup(hitResult ?? '') : [{ kind: 'text', text: reason }],
    meta: [courtName, formatDay(judgementDate ?? ''), caseNumber].filter(Boolean),
  }
}
