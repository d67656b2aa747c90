import { AdvancedSearch } from '@/features/advanced'
import { Access } from '@/features/access'
import { libraryOf } from '@/libraries'
import { CATEGORIES, DEFAULT_CATEGORY, isCategoryKey } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'

/**
 * Returns the key of the library in the address. Returns `case` if that library is unknown or has no advanced search.
 */
const keyOf = (type: string | undefined) => (isCategoryKey(type) && CATEGORIES[type].advanced ? type : DEFAULT_CATEGORY)

export default function AdvancedSearchPage() {
  const { type } = useParams()
  return (
    <Access route='advanced'>
      <AdvancedSearch library={libraryOf(keyOf(type))} />
    </Access>
  )
}
