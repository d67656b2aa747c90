/** The search record: facts, conditions, and results by rank. */
import type { FileChild } from 'docx'
import { copy, fill } from '../../copy'
import { headingParagraph } from '../../download/docx-elements'
import { pickedByRank, type Report } from '../gather'
import { factsOf, tableOf } from './tables'
import { linesOf } from './words'

const text = copy.report

export const timeOf = ({ moment }: Report) => fill(text.time, { ...moment })
export const platformOf = ({ platform }: Report) => fill(text.platform, { name: platform })

const conditionsOf = ({ conditions }: Report) => (conditions.length ? conditions : [text.all])

export function searchFacts(report: Report) {
  const { facts, result } = text
  const rows: Array<[string, string]> = [
    [facts.searcher, report.searcher],
    [facts.time, timeOf(report)],
    [facts.platform, platformOf(report)],
    [facts.method, report.methods.join('、') || text.all],
    [facts.scope, conditionsOf(report).join('；')],
    [facts.result, fill(result, { total: report.all.total, picked: report.cases.length })],
    [facts.pendingCase, report.pendingCase],
  ]
  return factsOf(
    rows.filter(([, value]) => value),
    [2000, 7000],
  )
}

export function searchRecord(report: Report): FileChild[] {
  const { all, ranks, recentFrom, cases } = report
  const picked = pickedByRank(cases)
  const columns = [900, 4500, 1200, 1400, 1000].map((width, at) => ({
    head: text.ranksHead[at] ?? '',
    width,
    centred: at !== 1,
  }))
  const introduction = fill(text.searched, {
    time: timeOf(report),
    platform: platformOf(report),
    total: all.total,
    recent: all.recent,
    from: recentFrom,
  })
  return [
    headingParagraph(text.headings.search, 1),
    ...linesOf(introduction),
    ...conditionsOf(report).flatMap((one, at) => linesOf(fill(text.condition, { at: at + 1, text: one }))),
    ...linesOf(text.ranksLead),
    tableOf(
      columns,
      ranks.map(({ total, recent }, at) =>
        [at + 1, text.ranks[at] ?? '', total, recent, picked[at] ?? 0].map(value => String(value)),
      ),
    ),
    ...linesOf(text.effect),
  ]
}
