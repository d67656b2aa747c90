/** The section on how the cases apply: the searcher's text or blank lines, then signature and date. */
import { AlignmentType, BorderStyle, Paragraph } from 'docx'
import { copy, fillPlaceholders } from '../../copy'
import type { ReportData } from '../gather'
import { reportDayText } from './search'
import { reportHeading, bodyParagraphs, textRun } from './words'

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
  ...text.form.flatMap(line => bodyParagraphs(line)),
  ...Array.from({ length: BLANK_LINES }, () => blankLine()),
]

export function useOfResultsSection(report: ReportData) {
  const { analysis, searcher } = report
  return [
    reportHeading(text.headings.use, 1),
    ...bodyParagraphs(text.basis),
    ...(analysis ? bodyParagraphs(analysis) : form()),
    new Paragraph({}),
    atRight(fillPlaceholders(text.signature, { searcher })),
    atRight(reportDayText(report)),
  ]
}
