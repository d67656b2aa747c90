/** The section on how the cases apply: the searcher's text or blank lines, then signature and date. */
import { AlignmentType, BorderStyle, Paragraph } from 'docx'
import { copy, fill } from '../../copy'
import type { Report } from '../gather'
import { dayOf } from './search'
import { heading, textLines, textRun } from './words'

const text = copy.report
const BLANK_LINES = 5
const BLANK_HEIGHT = 480

/** A line below each paragraph: Word draws it between equal borders only if `between` is set. */
const RULE = { style: BorderStyle.SINGLE, size: 4, space: 1 }
const blankLine = () =>
  new Paragraph({ spacing: { line: BLANK_HEIGHT }, border: { bottom: RULE, between: RULE }, children: [textRun('')] })

const atRight = (line: string) =>
  new Paragraph({ alignment: AlignmentType.RIGHT, spacing: { before: 120 }, children: [textRun(line)] })

const form = () => [
  ...text.form.flatMap(line => textLines(line)),
  ...Array.from({ length: BLANK_LINES }, () => blankLine()),
]

export function useOfResultsSection(report: Report) {
  const { analysis, searcher } = report
  return [
    heading(text.headings.use, 1),
    ...textLines(text.basis),
    ...(analysis ? textLines(analysis) : form()),
    new Paragraph({}),
    atRight(fill(text.signature, { searcher })),
    atRight(dayOf(report)),
  ]
}
