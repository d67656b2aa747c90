/** Converts entries of 人民法院案例库 to records. */
import type { CaseRecord } from '../../libraries/case/record'
import type { Paragraph } from '../../records'
import type { Context } from './context'
import { caseOf } from './from-case'
import { citedLawsIn, levelOf, procedureOf, provinceOf } from './judgments/values'
import { publishTypeOf } from './publish-type'
import type { ReferenceCaseRow } from './rows'

const GUIDING = '指导性案例'

/** The sequence of the reader: what an entry states as a rule comes first. */
const paragraphsOf = ({ keywords, gist, facts, reasons, result, index }: ReferenceCaseRow): Paragraph[] =>
  [
    { label: '关键词', text: keywords.join(' / ') },
    { label: '裁判要旨', text: gist ?? '' },
    { label: '基本案情', text: facts ?? '' },
    { label: '裁判结果', text: result ?? '' },
    { label: '裁判理由', text: reasons ?? '' },
    { label: '关联索引', text: index ?? '' },
  ].filter(({ text }) => text !== '')

const EXPECTED = ['关键词', '裁判要旨', '基本案情', '裁判理由']

/** Returns the cause of the number line, else that of the keywords. */
function causesOf({ cause, keywords, case_type }: ReferenceCaseRow, { causes }: Context): string[] {
  if (cause.length) return cause
  return keywords.filter(keyword => causes.pathOf(case_type ?? '', keyword)).slice(0, 1)
}

export function referenceCaseOf(row: ReferenceCaseRow, context: Context): CaseRecord {
  const { entry_number: number, title, court, case_number, keywords, index = '' } = row
  const paragraphs = paragraphsOf(row)
  const missing = EXPECTED.filter(label => !paragraphs.some(paragraph => paragraph.label === label))
  if (missing.length) context.remark(`${number} has no ${missing.join(', ')}`)
  const record = caseOf(
    {
      cid: `entry-${number}`,
      title,
      case_type: row.case_type ?? '',
      court,
      court_level: levelOf(court),
      province: provinceOf(undefined, court, case_number),
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
  // An entry tells about a judgment and is no stage of the case.
  delete record.reading
  delete record.history
  return {
    ...record,
    publishType: row.rank === GUIDING ? 2 : publishTypeOf({ title, paragraphs: [] }, 4),
    entry: { number, keywords, ...(row.entry_date ? { day: row.entry_date } : {}) },
  }
}
