import { Access } from '@/features/access'
import { RecentlyRead } from '@/features/recently-read'
import { SearchInput } from '@/features/search-input'
import { libraryOf } from '@/libraries'
import { DEFAULT_CATEGORY, isCategoryKey } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'

export default function SearchInputPage() {
  const { type, query } = useParams()
  const library = libraryOf(isCategoryKey(type) ? type : DEFAULT_CATEGORY)
  return (
    <Access route='home-search-input'>
      <SearchInput library={library} query={query} recent={<RecentlyRead />} />
    </Access>
  )
}
