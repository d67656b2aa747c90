import { Access } from '@/features/access'
import { Pickable } from '@/features/picking'
import { caseLibrary } from '@/libraries/case'
import { ListScreen } from '../list-screen'
import { CaseFoot, CaseTools } from './tools'

export default function CaseList() {
  return (
    <Access route='case-list'>
      <Pickable>
        <ListScreen library={caseLibrary} route='case-list' Tools={CaseTools} Foot={CaseFoot} />
      </Pickable>
    </Access>
  )
}
