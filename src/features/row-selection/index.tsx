import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { fill, listToolsCopy } from '@/copy/list-tools'
import type { Condition } from '@domain/query/condition'
import { RowSelectionContext, createRowSelection, useRowSelection, useRowSelectionActions } from '@/shared/document-row'
import { requireMember } from '@/actions/require-login'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import type { ListRow } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { type FactsSearch, type ReportCase, startReport } from '@/stores/report-draft'
import './index.scss'

const caseOf = ({ id, view: { title, meta = [] } }: ListRow): ReportCase => ({
  jid: id,
  title: title.map(segment => ('text' in segment ? segment.text : '')).join(''),
  meta,
  remark: '',
})

interface RowSelectionBarProps {
  conditions: Condition[]
  /** The search by facts that listed the rows. */
  factsSearch?: FactsSearch
}

/** Opens the form of a case report with the selected cases. */
function openReport(rows: ListRow[], search: RowSelectionBarProps) {
  startReport({ cases: rows.map(caseOf), ...search })
  void open('case-report')
}

/** Gives the components of a screen one shared row selection. */
export function RowSelectionProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(createRowSelection)
  return <RowSelectionContext.Provider value={selection}>{children}</RowSelectionContext.Provider>
}

/** Shows the button that starts and ends the selection mode, next to the number of results. */
export function RowSelectionButton() {
  const on = useRowSelection(picking => picking.on)
  const { start, leave } = useRowSelectionActions()
  return (
    <Button
      look='text'
      className={`report-button${on ? ' report-button--on' : ''}`}
      icon={SCREEN_ICONS['case-report']}
      onTap={on ? leave : () => requireMember(listToolsCopy.selection.forMembers) && start()}
      label={on ? listToolsCopy.selection.stopSelection : listToolsCopy.selection.startSelection}
      sensorsName='list_report'
    >
      {listToolsCopy.selection.tool}
    </Button>
  )
}

/** Shows the actions of the selection mode, below the list. */
export function RowSelectionBar(search: RowSelectionBarProps) {
  const { on, selected } = useRowSelection(picking => picking)
  const { clear, leave } = useRowSelectionActions()
  const { action, selection } = listToolsCopy
  return (
    <View
      className={`row-selection-bar${on ? ' row-selection-bar--on' : ''}`}
      {...role('region')}
      aria-label={selection.selection}
    >
      {on && (
        <ActionBar
          none={{ label: action.cancel, onTap: leave, sensorsName: 'report_pick_cancel' }}
          other={{ label: action.reset, onTap: clear, disabled: !selected.length, sensorsName: 'report_pick_reset' }}
          main={{
            label: fill(selection.makeOf, { count: selected.length }),
            onTap: () => openReport(selected, search),
            disabled: !selected.length,
            sensorsName: 'report_pick_done',
          }}
        />
      )}
    </View>
  )
}
