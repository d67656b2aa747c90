import { Door } from '@/features/door'
import { caseLibrary } from '@/libraries/case'
import { ListScreen } from '../list-screen'
import { CaseTools } from './tools'

export default function CaseList() {
  return (
    <Door route='case-list'>
      <ListScreen library={caseLibrary} route='case-list' Tools={CaseTools} />
    </Door>
  )
}
