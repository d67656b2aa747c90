/** A citation of the brief with what the library says of it, and how that is told. */
import type { CheckedCitation, CitationState } from '@contract/brief'
import { citeLaw } from '@domain/citation/cite-as'
import type { BriefCitation } from '@domain/brief/find'
import type { InContext } from '@domain/brief/context'
import type { StatusShape } from '@/ui/label/types'
import { copy, fill } from '@/copy/brief'

const { brief } = copy
const { says } = brief

export interface Finding {
  citation: BriefCitation
  checked: CheckedCitation
  context: InContext
}

/** What asks for the reader's eye comes first. */
export const STATES: CitationState[] = [
  'misquoted',
  'noArticle',
  'mismatched',
  'repealed',
  'amended',
  'notYet',
  'absent',
  'inForce',
  'found',
]

export const SHAPES: Record<CitationState, StatusShape> = {
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

/** Why it is judged so; nothing where all is well. */
export function sayingOf({ citation, checked }: Finding): string {
  const { state, title = '', number, court = '', lacks, standsIn, former, text, changes, library } = checked
  const law = title && citeLaw(title)
  const article = citation.article ?? ''
  switch (state) {
    case 'misquoted':
      return standsIn ? fill(says.standsIn, { title: law, article: standsIn }) : changes ? says.differs : ''
    case 'noArticle':
      return fill(lacks ? says[lacks] : says.noArticle, { title: law, article })
    case 'mismatched':
      if (library !== 'law') return fill(says.court, { court })
      return number ? fill(says.number, { title: law, number }) : fill(says.noNumber, { title: law })
    case 'repealed':
      return fill(says.repealed, { title: law })
    case 'amended':
      if (!former) return says.unkept
      return fill(text || !citation.article ? says.former : says.gone, { title: citeLaw(former.title) })
    case 'notYet':
      return fill(says.notYet, { title: law })
    case 'absent':
      return title ? fill(says.version, { title: law }) : says.absent
    case 'found':
      return title
    case 'inForce':
      return ''
  }
}

/** 《民法典》第五百七十七条 as the brief has it, whole where a row of articles names the law once. */
export function nameOf({ citation: { law, article = '' }, context: { words } }: Finding): string {
  return law && words.indexOf(article) === 0 ? citeLaw(law, words) : words.replace(/\s+/g, '')
}

export interface Count {
  state: CitationState
  count: number
}

export const countsOf = (findings: Finding[]): Count[] =>
  STATES.map(state => ({ state, count: findings.filter(({ checked }) => checked.state === state).length })).filter(
    ({ count }) => count > 0,
  )

const nameOfCount = ({ state, count }: Count) => fill(brief.counted, { name: brief.states[state], count })
export const countNames = (findings: Finding[]) => countsOf(findings).map(one => ({ ...one, name: nameOfCount(one) }))

/** As it is pasted into a letter. */
export function asText(findings: Finding[]): string {
  const head = `${fill(brief.summary, { all: findings.length })}：${countNames(findings)
    .map(({ name }) => name)
    .join('，')}`
  const lines = findings.map((finding, at) => {
    const line = fill(brief.line, { at: at + 1, words: nameOf(finding), state: brief.states[finding.checked.state] })
    const said = finding.checked.changes ? '' : sayingOf(finding)
    return said ? fill(brief.said, { line, said }) : line
  })
  return [head, ...lines].join('\n')
}
