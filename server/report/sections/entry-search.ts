/**
 * The section on whether 人民法院案例库 was searched. The report itself states this only if the platform has entries of
 * 人民法院案例库. It also repeats the searcher's statement. Without either, it has lines to fill in.
 */
import type { Paragraph } from 'docx'
import { formatPaperDay } from '@domain/format/dates'
import { copy, fillPlaceholders } from '../../copy'
import { caseCountOfRank, type ReportData } from '../gather'
import { reportTimeText } from './search'
import { reportHeading, bodyParagraphs } from './words'

const text = copy.report.library

function declared({ entries }: ReportData): Paragraph[] {
  if (!entries.declared) return []
  const { day, entries: numbers } = entries.declared
  const result = numbers ? fillPlaceholders(text.hit, { numbers }) : text.none
  return bodyParagraphs(fillPlaceholders(text.declared, { day: formatPaperDay(day), result }))
}

function searched(report: ReportData): Paragraph[] {
  const { held, total } = report.entries
  if (held && report.factsSearch) {
    const picked = caseCountOfRank(report.cases, 'entry')
    return bodyParagraphs(
      fillPlaceholders(copy.report.factsSearch.entries, { time: reportTimeText(report), all: held, picked }),
    )
  }
  if (held) return bodyParagraphs(fillPlaceholders(text.held, { time: reportTimeText(report), all: held, total }))
  return report.entries.declared
    ? []
    : [...bodyParagraphs(text.absent), ...text.form.flatMap(line => bodyParagraphs(line))]
}

export const referenceCaseSearchSection = (report: ReportData): Paragraph[] => [
  reportHeading(text.heading, 2),
  ...searched(report),
  ...declared(report),
  ...bodyParagraphs(text.basis),
]
