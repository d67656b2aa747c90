/**
 * Whether 人民法院案例库 was searched. The report claims it only of entries that the platform holds, or in the searcher's own
 * words.
 */
import type { Paragraph } from 'docx'
import { formatPaperDay } from '@domain/format/dates'
import { copy, fill } from '../../copy'
import type { Report } from '../gather'
import { timeOf } from './search'
import { heading, textLines } from './words'

const text = copy.report.library

function declared({ entries }: Report): Paragraph[] {
  if (!entries.declared) return []
  const { day, entries: numbers } = entries.declared
  const result = numbers ? fill(text.hit, { numbers }) : text.none
  return textLines(fill(text.declared, { day: formatPaperDay(day), result }))
}

function searched(report: Report): Paragraph[] {
  const { held, total } = report.entries
  if (held) return textLines(fill(text.held, { time: timeOf(report), all: held, total }))
  return report.entries.declared ? [] : [...textLines(text.absent), ...text.form.flatMap(line => textLines(line))]
}

export const entrySearchOf = (report: Report): Paragraph[] => [
  heading(text.heading, 2),
  ...searched(report),
  ...declared(report),
  ...textLines(text.basis),
]
