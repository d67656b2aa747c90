import { AdvancedSearch } from '@/features/advanced'
import { Access } from '@/features/access'
import { libraryOf } from '@/libraries'
import { CATEGORIES, DEFAULT_CATEGORY, isCategoryKey } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'
import { OfferedLibrary } from '../../list/list-screen/offered-library'

/**
 * Returns the key of the library in the address. Returns `case` if that library is unknown or has no advanced search.
 */
const keyOf = (type: string | undefined) => (isCategoryKey(type) && CATEGORIES[type].advanced ? type : DEFAULT_CATEGORY)

export default function AdvancedSearchPage() {
  const { type } = useParams()
  const key = keyOf(type)
  return (
    <Access route='advanced'>
      <OfferedLibrary category={CATEGORIES[key]}>
        <AdvancedSearch library={libraryOf(key)} />
      </OfferedLibrary>
    </Access>
  )
}
