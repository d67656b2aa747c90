import { copy } from '@/copy'
import { encodeUrlQuery } from '@domain/query/codec'
import { RECENT } from '@/libraries/case-search'
import { useSearchHistory } from '@/shared/use-search-history'
import { open } from '@/routing/navigation'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'

const SHOWN = 3

/** The last searches, to go on with. */
export function Recent() {
  const { searches, keep } = useSearchHistory(RECENT)
  if (searches.length === 0) return null

  const { key: type, list } = RECENT.category
  const more = {
    label: copy.home.all,
    onTap: () => void open('home-search-input', { type }),
    sensorsName: 'home_recent_all',
  }
  return (
    <Section title={copy.home.recent} more={more}>
      {searches.slice(0, SHOWN).map(({ title, note, conditions }) => (
        <ListItem
          key={`${title} ${note ?? ''}`}
          icon='history'
          title={title}
          note={note}
          onTap={() => {
            keep(conditions)
            void open(list, { query: encodeUrlQuery(conditions) })
          }}
          sensorsName='home_recent'
        />
      ))}
    </Section>
  )
}
