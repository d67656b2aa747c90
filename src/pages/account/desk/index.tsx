import { Access } from '@/features/access'
import { Desk } from '@/features/desk'
import { useParams } from '@/routing/navigation'

export default function DeskPage() {
  const { place } = useParams()
  return (
    <Access route='desk'>
      <Desk wanted={place} />
    </Access>
  )
}
