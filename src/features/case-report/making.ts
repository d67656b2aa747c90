/** How far a report has come. */

export type Stage = 'pictures' | 'writing' | 'file'

export interface Making {
  stage: Stage
  /** Of the whole, from 0 to 100. */
  percent: number
}

/** Where a stage begins: the service's work takes about as long as the pictures do, the file much less. */
const BEGINS: Record<Stage, number> = { pictures: 5, writing: 50, file: 85 }

/** Pictures are counted as they are drawn; of the other stages it is known only that they began. */
export function makingOf(stage: Stage, share = 0): Making {
  const begins = BEGINS[stage]
  return { stage, percent: stage === 'pictures' ? begins + share * (BEGINS.writing - begins) : begins }
}
