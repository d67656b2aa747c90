import { copy } from '@/copy'
import { encodeUrlQuery } from '@domain/query/codec'
import { relativeDay } from '@domain/format/relative-day'
import { today } from '@/platform/today'
import { HOME_CASE_SEARCH } from '@/libraries/case/home-searches'
import { openDocument } from '@/actions/open-document'
import { useReadingHistory } from '@/stores/reading-history'
import { useSearchHistory } from '@/shared/use-search-history'
import { addressOfScreen } from '@/routing/routes'
import { open } from '@/routing/navigation'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'

const MAX_LINES = 3

/** Shows the recent searches and the recently read documents. */
export const RecentSections = () => (
  <>
    <RecentSearches />
    <RecentlyRead />
  </>
)

function RecentSearches() {
  const { searches, save } = useSearchHistory(HOME_CASE_SEARCH)
  if (searches.length === 0) return null

  const { key: type, list } = HOME_CASE_SEARCH.category
  const more = {
    label: copy.home.all,
    onTap: () => void open('home-search-input', { type }),
    sensorsName: 'home_recent_all',
  }
  return (
    <Section title={copy.home.recent} more={more}>
      {searches.slice(0, MAX_LINES).map(({ title, note, conditions }) => (
        <ListItem
          key={`${title} ${note ?? ''}`}
          icon='clock'
          title={title}
          note={note}
          onTap={() => {
            save(conditions)
            void open(list, { query: encodeUrlQuery(conditions) })
          }}
          sensorsName='home_recent'
        />
      ))}
    </Section>
  )
}

function RecentlyRead() {
  const { entries } = useReadingHistory()
  // The document that was read last is in the section `ResumeSection`.
  const earlier = entries.slice(1, 1 + MAX_LINES)
  if (earlier.length === 0) return null
  return (
    <Section title={copy.recentlyRead.title}>
      {earlier.map(({ route, params, title, day }) => (
        <ListItem
          key={addressOfScreen(route, params)}
          icon='file-text'
          title={title}
          detail={relativeDay(day, today())}
          onTap={() => void openDocument(route, params)}
          sensorsName='home_read'
        />
      ))}
    </Section>
  )
}
