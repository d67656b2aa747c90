/** A citation of the brief with what the library says of it. */
import type { CheckedCitation } from '@contract/brief'
import type { InContext } from '@domain/brief/context'
import type { BriefCitation } from '@domain/brief/find'
import { citationName, countsOf, sayingOf, STATE_NAMES, type StateName } from '@domain/brief/saying'
import type { StatusShape } from '@/ui/label/types'
import { briefCopy, fill } from '@/copy/brief'

const { brief } = briefCopy

/** As much as the services take of a citation's own words. */
export const WORDS_LENGTH = 300

export interface Finding {
  citation: BriefCitation
  checked: CheckedCitation
  context: InContext
}

export const SHAPES: Record<StateName, StatusShape> = {
  misquoted: 'partly',
  noArticle: 'repealed',
  mismatched: 'repealed',
  repealed: 'repealed',
  amended: 'amended',
  notYet: 'pending',
  absent: 'draft',
  inForce: 'in-force',
  found: 'in-force',
}

export const saidOf = ({ checked, citation }: Finding) => sayingOf(checked, citation.article)
export const nameOf = ({ citation, context }: Finding) => citationName({ ...citation, words: context.words })

export const countNames = (states: StateName[]) =>
  countsOf(states).map(({ state, count }) => ({
    state,
    name: fill(brief.counted, { name: STATE_NAMES[state], count }),
  }))

/** As it is pasted into a letter. */
export function asText(findings: Finding[]): string {
  const counts = countNames(findings.map(({ checked }) => checked.state)).map(({ name }) => name)
  const lines = findings.map((finding, at) => {
    const line = fill(brief.line, { at: at + 1, words: nameOf(finding), state: STATE_NAMES[finding.checked.state] })
    const said = finding.checked.changes ? '' : saidOf(finding)
    return said ? fill(brief.said, { line, said }) : line
  })
  return [fill(brief.head, { all: findings.length, counts: counts.join('，') }), ...lines].join('\n')
}
