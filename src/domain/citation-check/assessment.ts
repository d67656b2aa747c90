/** The assessment of a checked citation: it must be changed, it needs attention, or it is right. */
import type { FindingState } from './finding-messages'

/** The assessments, worst first. `heed`: the reader must decide, because the library cannot. */
export const ASSESSMENTS = ['change', 'heed', 'right'] as const
export type Assessment = (typeof ASSESSMENTS)[number]

export const ASSESSMENT_NAMES: Record<Assessment, string> = { change: '须改', heed: '请留意', right: '未见问题' }

const ASSESSMENT_OF: Record<FindingState, Assessment> = {
  misquoted: 'change',
  otherCase: 'change',
  noArticle: 'change',
  mismatched: 'change',
  // A repealed law may still govern facts of its time.
  repealed: 'heed',
  otherArticle: 'heed',
  amended: 'heed',
  partly: 'heed',
  unknown: 'heed',
  notYet: 'heed',
  absent: 'heed',
  inForce: 'right',
  found: 'right',
}

interface AssessedCitation {
  state: FindingState
  /** Whether a later decision overturned the cited judgment. */
  isOverturned?: boolean
}

/** Returns the assessment. A judgment that a later decision overturned must not be cited as valid. */
export const assessmentOf = ({ state, isOverturned }: AssessedCitation): Assessment =>
  isOverturned ? 'change' : ASSESSMENT_OF[state]

export interface AssessmentCount {
  assessment: Assessment
  count: number
}

export const countAssessments = (assessments: Assessment[]): AssessmentCount[] =>
  ASSESSMENTS.map(assessment => ({ assessment, count: assessments.filter(one => one === assessment).length }))
