import { AdvancedSearch } from '@/features/advanced'
import { Access } from '@/features/access'
import { libraryOf } from '@/libraries'
import { CATEGORIES, DEFAULT_CATEGORY, isCategory } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'

/** Falls back to cases for an unknown library or one without advanced search. */
const keyOf = (type: string | undefined) => (isCategory(type) && CATEGORIES[type].advanced ? type : DEFAULT_CATEGORY)

export default function Advanced() {
  const { type } = useParams()
  return (
    <Access route='advanced'>
      <AdvancedSearch library={libraryOf(keyOf(type))} />
    </Access>
  )
}
