import { Access } from '@/features/access'
import { RowSelectionBar, RowSelectionButton, RowSelectionProvider } from '@/features/row-selection'
import { caseLibrary } from '@/libraries/case/search'
import { ListScreen } from './list-screen'
import type { ListSearch } from './list-screen/use-list-query'
import { ChartsButton } from './list-screen/charts-button'

/** The buttons beside the number of results. */
const Tools = (query: ListSearch) => (
  <>
    <RowSelectionButton />
    <ChartsButton {...query} to='case-visual' />
  </>
)

/** The bar of the selection mode. It starts a report on the selected cases. */
const Foot = ({ conditions }: ListSearch) => <RowSelectionBar conditions={conditions} />

export default function CaseListPage() {
  return (
    <Access route='case-list'>
      <RowSelectionProvider>
        <ListScreen library={caseLibrary} Tools={Tools} Foot={Foot} />
      </RowSelectionProvider>
    </Access>
  )
}
