import { Access } from '@/features/access'
import { RowSelectionBar, RowSelectionButton, RowSelectionProvider } from '@/features/row-selection'
import { caseLibrary } from '@/libraries/case/search'
import { ListScreen } from './list-screen'
import type { ListQuery } from './list-screen/use-list-query'
import { VisualTool } from './list-screen/visual-tool'

/** The tools of the result list. */
const Tools = (query: ListQuery) => (
  <>
    <RowSelectionButton />
    <VisualTool {...query} to='case-visual' />
  </>
)

/** The bar of the row selection, which starts a report on the selected cases. */
const Foot = ({ conditions }: ListQuery) => <RowSelectionBar conditions={conditions} />

export default function CaseList() {
  return (
    <Access route='case-list'>
      <RowSelectionProvider>
        <ListScreen library={caseLibrary} Tools={Tools} Foot={Foot} />
      </RowSelectionProvider>
    </Access>
  )
}
