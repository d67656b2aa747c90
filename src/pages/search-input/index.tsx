import { Door } from '@/features/door'
import { SearchInput } from '@/features/search-input'
import { libraryOf } from '@/libraries'
import { DEFAULT_CATEGORY, isCategory } from '@/libraries/categories'
import { useParams } from '@/navigation'

export default function SearchInputPage() {
  const { type, query } = useParams()
  const library = libraryOf(isCategory(type) ? type : DEFAULT_CATEGORY)
  return (
    <Door route='home-search-input'>
      <SearchInput library={library} query={query} />
    </Door>
  )
}
