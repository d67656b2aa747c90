/** Converts rows of reference cases (人民法院案例库) to records. */
import type { CaseRecord } from '../../libraries/case/record'
import type { TextSection } from '../../records'
import type { ImportContext } from './context'
import { caseRecordOf } from './from-case'
import { citedLawsIn, courtLevelOf, procedureOf, provinceOfJudgment } from './judgments/values'
import { publishTypeOf } from './publish-type'
import type { ReferenceCaseRow } from './rows'

const GUIDING = '指导性案例'

/** The order in which readers see the paragraphs: the rule precedes the facts. */
const paragraphsOf = ({ keywords, gist, facts, reasons, result, index }: ReferenceCaseRow): TextSection[] =>
  [
    { label: '关键词', text: keywords.join(' / ') },
    { label: '裁判要旨', text: gist ?? '' },
    { label: '基本案情', text: facts ?? '' },
    { label: '裁判结果', text: result ?? '' },
    { label: '裁判理由', text: reasons ?? '' },
    { label: '关联索引', text: index ?? '' },
  ].filter(({ text }) => text !== '')

const EXPECTED = ['关键词', '裁判要旨', '基本案情', '裁判理由']

/** Returns the cause of the number line. If it has none, returns the first keyword that is a cause. */
function causesOf({ cause, keywords, case_type }: ReferenceCaseRow, { causes }: ImportContext): string[] {
  if (cause.length) return cause
  return keywords.filter(keyword => causes.pathOf(case_type ?? '', keyword)).slice(0, 1)
}

export function referenceCaseRecordOf(row: ReferenceCaseRow, context: ImportContext): CaseRecord {
  const { entry_number: number, title, court, case_number, keywords, index = '' } = row
  const paragraphs = paragraphsOf(row)
  const missing = EXPECTED.filter(label => !paragraphs.some(paragraph => paragraph.label === label))
  if (missing.length) context.remark(`${number} has no ${missing.join(', ')}`)
  const record = caseRecordOf(
    {
      cid: `entry-${number}`,
      title,
      case_type: row.case_type ?? '',
      court,
      court_level: courtLevelOf(court),
      province: provinceOfJudgment(undefined, court, case_number),
      case_number,
      cause: causesOf(row, context),
      procedure: procedureOf(row.procedure, case_number),
      judgment_date: row.judgment_date,
      judges: [],
      parties: [],
      agents: [],
      cited_laws: citedLawsIn(index),
      paragraphs,
    },
    context,
  )
  // A reference case describes a judgment, so it is not a stage of the case itself. It may tell the results of several.
  delete record.reading
  delete record.history
  delete record.outcome
  return {
    ...record,
    publishType: row.rank === GUIDING ? 2 : publishTypeOf({ title, paragraphs: [] }, 4),
    entry: { number, keywords, ...(row.entry_date ? { day: row.entry_date } : {}) },
  }
}
