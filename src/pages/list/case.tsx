import { Access } from '@/features/access'
import { PickBar, PickTool, Pickable } from '@/features/row-selection'
import { caseLibrary } from '@/libraries/case/search'
import { ListScreen } from './list-screen'
import type { ListQuery } from './list-screen/use-list-query'
import { VisualTool } from './list-screen/visual-tool'

/** The tools of the result list. */
const Tools = (query: ListQuery) => (
  <>
    <VisualTool {...query} to='case-visual' />
    <PickTool />
  </>
)

/** The bar of the row selection, which becomes a report. */
const Foot = ({ conditions }: ListQuery) => <PickBar conditions={conditions} />

export default function CaseList() {
  return (
    <Access route='case-list'>
      <Pickable>
        <ListScreen library={caseLibrary} Tools={Tools} Foot={Foot} />
      </Pickable>
    </Access>
  )
}
