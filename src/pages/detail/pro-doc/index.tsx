import { Access } from '@/features/access'
import { proDocSource } from '@/libraries/documents/pro-doc'
import { DocumentScreen } from '../document-screen'

export default function ProDocDetail() {
  return (
    <Access route='proDoc-detail'>
      <DocumentScreen source={proDocSource} />
    </Access>
  )
}
