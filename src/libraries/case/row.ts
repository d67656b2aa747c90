/** The row of a case, and its labels. Apart from the search, which readers and the fiscal area do not load. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import { advancedCopy } from '@/copy/advanced'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row/plain-row'
import { typesOf } from '../library'

/** By `publishType`. */
const RANKS = ['', '公报案例', '指导性案例']
/** Selected cases without a rank have a plain label. */
const TYPICAL = ['', '', '', '典型案例']

type Kinds = Pick<CaseItem | CaseDetail, 'publishType' | 'caseType' | 'judgementType'>

/** The labels at a title. The reader has the rest among the facts. */
export function caseLabels({ publishType, caseType, judgementType }: Kinds, round = ''): Label[] {
  const rank = RANKS[publishType]
  return [
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...typesOf(TYPICAL[publishType] ?? '', caseType, judgementType, round),
  ]
}

/** A public case has a snippet with hits. */
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
