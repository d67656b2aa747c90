import { AdvancedSearch } from '@/features/advanced'
import { Access } from '@/features/access'
import { libraryOf } from '@/libraries'
import { CATEGORIES, DEFAULT_CATEGORY, isCategory } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'

/** Returns the library of the address, or cases if that library is unknown or has no advanced search. */
const keyOf = (type: string | undefined) => (isCategory(type) && CATEGORIES[type].advanced ? type : DEFAULT_CATEGORY)

export default function Advanced() {
  const { type } = useParams()
  return (
    <Access route='advanced'>
      <AdvancedSearch library={libraryOf(keyOf(type))} />
    </Access>
  )
}
