/** The labels of a case, in lists and in the reader. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import type { Label } from '@/ui/label'
import { typesOf } from '../labels'

/** The rank of a case, by `publishType`. */
const RANKS = ['', '公报案例', '指导性案例', '', '参考案例']
/** The plain label of a selected case without a rank, by `publishType`. */
const TYPICAL = ['', '', '', '典型案例']

type Kinds = Pick<CaseItem | CaseDetail, 'publishType' | 'caseType' | 'judgementType' | 'laterReview'>

/** What became of the judgment, as a status: 二审已改判. */
const reviewLabel = ({ laterReview }: Kinds): Label[] =>
  laterReview
    ? [{ kind: 'status', text: laterReview.word, shape: laterReview.overturned ? 'amended' : 'in-force' }]
    : []

/** Returns the labels at the title of a case. The reader shows the other labels among the facts. */
export function caseLabels(kinds: Kinds, round = ''): Label[] {
  const { publishType, caseType, judgementType } = kinds
  const rank = RANKS[publishType]
  return [
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...reviewLabel(kinds),
    ...typesOf(TYPICAL[publishType] ?? '', caseType, judgementType, round),
  ]
}
