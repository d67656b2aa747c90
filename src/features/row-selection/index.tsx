import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { reportCopy, fill } from '@/copy/report'
import type { Condition } from '@domain/query/condition'
import { RowSelectionContext, createRowSelection, useRowSelection, useRowSelectionActions } from '@/shared/document-row'
import { requireMember } from '@/actions/require-login'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import type { ListRow } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { type ReportCase, startReport } from '@/stores/report-draft'
import './index.scss'

const caseOf = ({ id, view: { title, meta = [] } }: ListRow): ReportCase => ({
  jid: id,
  title: title.map(segment => ('text' in segment ? segment.text : '')).join(''),
  meta,
  remark: '',
})

/** Leads from the picked cases to their report. */
function leadOn(picks: ListRow[], conditions: Condition[]) {
  startReport({ cases: picks.map(caseOf), conditions })
  void open('case-report')
}

/** Around a screen whose rows can be picked. */
export function Pickable({ children }: { children: ReactNode }) {
  const [picking] = useState(createRowSelection)
  return <RowSelectionContext.Provider value={picking}>{children}</RowSelectionContext.Provider>
}

/** The word beside the total that begins it, and ends it. */
export function PickTool() {
  const on = useRowSelection(picking => picking.on)
  const { start, leave } = useRowSelectionActions()
  return (
    <Button
      look='text'
      icon={on ? 'x' : 'scroll-text'}
      onTap={on ? leave : () => requireMember() && start()}
      label={on ? reportCopy.report.stopSelection : reportCopy.report.startSelection}
      sensorsName='list_report'
    >
      {on ? reportCopy.action.cancel : reportCopy.report.tool}
    </Button>
  )
}

/** Below the list, while one picks: the way to the report. */
export function PickBar({ conditions }: { conditions: Condition[] }) {
  const { on, selected } = useRowSelection(picking => picking)
  const { clear, leave } = useRowSelectionActions()
  const { action, report } = reportCopy
  return (
    <View
      className={`selection-bar${on ? ' selection-bar--on' : ''}`}
      {...role('region')}
      aria-label={report.selection}
    >
      {on && (
        <ActionBar
          none={{ label: action.cancel, onTap: leave, sensorsName: 'report_pick_cancel' }}
          other={{ label: action.reset, onTap: clear, disabled: !selected.length, sensorsName: 'report_pick_reset' }}
          main={{
            label: fill(report.makeOf, { count: selected.length }),
            onTap: () => leadOn(selected, conditions),
            disabled: !selected.length,
            sensorsName: 'report_pick_done',
          }}
        />
      )}
    </View>
  )
}
