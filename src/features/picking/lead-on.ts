/** From the picks to their report. */
import type { Condition } from '@domain/query/condition'
import type { ListRow } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { type ReportCase, startReport } from '@/stores/report-draft'

const caseOf = ({ id, view: { title, meta = [] } }: ListRow): ReportCase => ({
  jid: id,
  title: title.map(segment => ('text' in segment ? segment.text : '')).join(''),
  meta,
  remark: '',
})

export function leadOn(picks: ListRow[], conditions: Condition[]) {
  startReport({ cases: picks.map(caseOf), conditions })
  void open('case-report')
}
