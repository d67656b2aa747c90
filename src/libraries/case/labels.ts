/** The labels of a case, in lists and in the reader. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import type { Label } from '@/ui/label'
import { TRIAL_ROUNDS } from '@domain/format/trial-rounds'
import { plainLabels } from '../labels'

/** The rank of a case. The index is its `publishType`. */
const RANKS = ['', '公报案例', '指导性案例', '', '参考案例']
/** The label of a case that is selected but has no rank. The index is its `publishType`. */
const TYPICAL = ['', '', '', '典型案例']

type Kinds = Pick<CaseItem | CaseDetail, 'publishType' | 'caseType' | 'judgementType' | 'laterReview'>

/** Returns the label for what later decisions did with the judgment: 二审已改判. */
const reviewLabel = ({ laterReview }: Kinds): Label[] =>
  laterReview
    ? [{ kind: 'status', text: laterReview.word, shape: laterReview.overturned ? 'amended' : 'in-force' }]
    : []

/** Returns the labels below the title of a case. The reader shows its other labels among the facts. */
export function caseLabels(kinds: Kinds, round = ''): Label[] {
  const { publishType, caseType, judgementType } = kinds
  const rank = RANKS[publishType]
  /** An unknown code of a round gives no label. */
  const knownRound = round === TRIAL_ROUNDS[-1] ? '' : round
  return [
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...reviewLabel(kinds),
    ...plainLabels(TYPICAL[publishType] ?? '', caseType, judgementType, knownRound),
  ]
}
