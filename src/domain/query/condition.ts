/** The rule for words near each other: at most a gap between them, or in one sentence, paragraph or article. */
import { isRecord } from '../guards'
export type NearMode = 'gap' | 'sentence' | 'paragraph' | 'article'

/** A search condition, shown as a chip. Unknown fields stay in the address. */
export interface Condition {
  name: string
  value: string
  /** The depth of the value in a tree. 0 and 1 have no effect. */
  level?: number
  description?: string
  nameDescription?: string
  /** Identifies a group: chips with the same sign were added together and are removed together. */
  selectSign?: string
  type?: string
  id?: string
  isJudge?: boolean
  /** The party's side: 0 either, 1 攻方当事人, 2 守方当事人. */
  litigantLevel?: number
  /** The maximum gap between words, in characters. */
  space?: number
  start?: string
  end?: string
  mode?: NearMode
  /** Whether one match suffices among the conditions with this name. */
  any?: boolean
  [key: string]: unknown
}

const MODES: unknown[] = ['gap', 'sentence', 'paragraph', 'article']
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number' && isFinite(value)

const FIELD_CHECKS: Record<string, (value: unknown) => boolean> = {
  level: isNumber,
  description: isText,
  nameDescription: isText,
  selectSign: isText,
  type: isText,
  id: isText,
  isJudge: isFlag,
  litigantLevel: isNumber,
  space: isNumber,
  start: isText,
  end: isText,
  mode: value => MODES.indexOf(value) >= 0,
  any: isFlag,
}

const misfits = (x: Record<string, unknown>) =>
  Object.entries(FIELD_CHECKS).filter(([key, fits]) => x[key] !== undefined && !fits(x[key]))

const hasCore = (x: unknown): x is { name: string; value: string; [key: string]: unknown } =>
  isRecord(x) && typeof x.name === 'string' && x.name.trim() !== '' && typeof x.value === 'string'

export const isCondition = (x: unknown): x is Condition => hasCore(x) && misfits(x).length === 0

/** Reads a condition from an untrusted value. Drops known fields of the wrong type (`"description": null`). */
export function readCondition(x: unknown): Condition | undefined {
  if (!hasCore(x)) return undefined
  const condition = { ...x }
  for (const [key] of misfits(x)) delete condition[key]
  return condition
}
