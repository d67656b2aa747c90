/** The content of one kind of dispute, as templates for `fill`. */
import type { CauseGroup } from './causes'

export interface Issue {
  /** The issue, worded to follow 关于: 约定的违约金是否过高. */
  ask: string
  weigh: string[]
  /** The court's view for the attacking party. In disputes with a worker, for the worker. */
  yes: string
  no: string
  /** The court's view as a general rule. */
  rule: string
}

export interface Topic {
  causes: CauseGroup
  /** Who sues whom: `c` is a company, `p` a person. */
  sides: Array<'cc' | 'cp' | 'pc' | 'pp'>
  /** The field of sample laws that fits the topic. */
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
