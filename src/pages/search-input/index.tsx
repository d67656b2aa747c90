import { Access } from '@/features/access'
import { RecentlyRead } from '@/features/recently-read'
import { SearchInput } from '@/features/search-input'
import { libraryOf } from '@/libraries'
import { DEFAULT_CATEGORY, isCategoryKey } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'
import { OfferedLibrary } from '../list/list-screen/offered-library'

export default function SearchInputPage() {
  const { type, query } = useParams()
  const library = libraryOf(isCategoryKey(type) ? type : DEFAULT_CATEGORY)
  return (
    <Access route='home-search-input'>
      <OfferedLibrary category={library.category}>
        <SearchInput library={library} query={query} recent={<RecentlyRead />} />
      </OfferedLibrary>
    </Access>
  )
}
