/** Sorts the decisions of a case into the sequence in which courts made them. */
import type { Stage } from './stages'

interface Decision {
  number: string
  day?: string
  stage?: Stage
}

const RANKS: Stage[][] = [
  ['一审', '原审'],
  ['二审', '发回重审'],
  ['再审审查'],
  ['再审', '复核'],
  ['执行'],
  ['执行异议'],
  ['执行复议'],
  ['执行监督'],
]
const stageRank = ({ stage }: Decision) => RANKS.findIndex(stages => stage !== undefined && stages.indexOf(stage) >= 0)
const yearOf = ({ day, number }: Decision) => Number(day?.slice(0, 4) ?? /\d{4}/.exec(number)?.[0] ?? 0)
const byDay = (one: Decision, other: Decision) => (one.day === other.day ? 0 : one.day! < other.day! ? -1 : 1)

/**
 * Sorts decisions by year. Within a year their days decide, or their stages if a day is unknown. Equal ones keep their
 * sequence.
 */
export function sortBySequence<T extends Decision>(decisions: T[]): T[] {
  const years = [...new Set(decisions.map(yearOf))].sort((one, other) => one - other)
  return years.flatMap(year => {
    const ofYear = decisions.filter(decision => yearOf(decision) === year)
    const compare = ofYear.every(({ day }) => day) ? byDay : (one: T, other: T) => stageRank(one) - stageRank(other)
    return ofYear.sort(compare)
  })
}

export const isLaterDecision = (one: Decision, other: Decision): boolean => sortBySequence([one, other])[1] === one
