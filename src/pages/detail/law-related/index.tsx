import { Door } from '@/features/door'
import { Papers } from '@/features/papers'
import { useParams } from '@/navigation'

export default function LawRelated() {
  const { lid = '', paper } = useParams()
  return (
    <Door route='law-related'>
      <Papers lid={lid} number={paper} />
    </Door>
  )
}
