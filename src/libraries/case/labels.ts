/** The labels of a case, in lists and on the document screen. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import type { Label } from '@/ui/label'
import { TRIAL_ROUNDS } from '@domain/format/trial-rounds'
import { plainLabels } from '../labels'

/** The labels of cases with a rank. The index is the `publishType` of the case. */
const RANKS = ['', '公报案例', '指导性案例', '', '参考案例']
/** The labels of typical cases, which have no rank. The index is the `publishType` of the case. */
const TYPICAL = ['', '', '', '典型案例']

type Kinds = Pick<CaseItem | CaseDetail, 'publishType' | 'caseType' | 'judgementType' | 'laterReview'>

/** Returns the label for what later decisions did with the judgment: 二审已改判. */
const reviewLabel = ({ laterReview }: Kinds): Label[] =>
  laterReview
    ? [{ kind: 'status', text: laterReview.word, shape: laterReview.overturned ? 'amended' : 'in-force' }]
    : []

/**
 * Returns the labels below the title of a case. Only rows pass `round`, because the document screen shows the trial
 * round among the facts.
 */
export function caseLabels(kinds: Kinds, round = ''): Label[] {
  const { publishType, caseType, judgementType } = kinds
  const rank = RANKS[publishType]
  /** A round with an unknown code gets no label. */
  const knownRound = round === TRIAL_ROUNDS[-1] ? '' : round
  return [
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...reviewLabel(kinds),
    ...plainLabels(TYPICAL[publishType] ?? '', caseType, judgementType, knownRound),
  ]
}
