/** The content of one kind of dispute: templates for `fillTemplate`. */
import type { CauseGroup } from './causes'

export interface DisputeIssue {
  /** The issue as it follows the word 关于, for example 约定的违约金是否过高. */
  ask: string
  /** The considerations that precede the court's view. */
  weigh: string[]
  /** The court's view if the attacking party wins. In labour disputes, if the worker wins. */
  yes: string
  no: string
  /** The court's view as a general rule, without parties. */
  rule: string
}

export interface DisputeTopic {
  causes: CauseGroup
  /** The possible kinds of claimant and defendant: `c` is a company, `p` a person. */
  sides: Array<'cc' | 'cp' | 'pc' | 'pp'>
  /** The field of sample laws to cite, a key of `LAW_FIELDS`. */
  field: string
  /** Keys of articles in the model laws, for example `合同示范法:违约金`. */
  laws: string[]
  keywords: string[]
  words: Record<string, string[]>
  claims: string[]
  defences: string[]
  facts: string[]
  issues: DisputeIssue[]
}
