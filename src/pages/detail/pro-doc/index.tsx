import { Door } from '@/features/door'
import { proDocSource } from '@/libraries/documents/pro-doc'
import { DocumentScreen } from '../document-screen'

export default function ProDocDetail() {
  return (
    <Door route='proDoc-detail'>
      <DocumentScreen source={proDocSource} />
    </Door>
  )
}
