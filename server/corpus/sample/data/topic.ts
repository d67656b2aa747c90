/** What one kind of quarrel is about, as templates for `fill`. */
import type { CauseGroup } from './causes'

export interface Issue {
  /** 约定的违约金是否过高: reads as a noun after 关于 */
  ask: string
  weigh: string[]
  /** For the attacking party (the worker, where there is one). */
  yes: string
  no: string
  /** The same as a rule of judging. */
  rule: string
}

export interface Topic {
  causes: CauseGroup
  /** Who sues whom: c a company, p a person. */
  sides: Array<'cc' | 'cp' | 'pc' | 'pp'>
  /** Kind of laws of the sample that fit. */
  field: string
  /** Well-known real articles. */
  laws: string[]
  keywords: string[]
  words: Record<string, string[]>
  claims: string[]
  defences: string[]
  facts: string[]
  issues: Issue[]
}
