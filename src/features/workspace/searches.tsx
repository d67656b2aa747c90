import { Text, View } from '@tarojs/components'
import { useEffect, useMemo } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import type { SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE } from '@domain/workspace/limits'
import { searchesIn } from '@domain/workspace/searches'
import { markLooked } from '@/shared/saved-searches'
import { findCategory } from '@/libraries/all-categories'
import { open } from '@/routing/navigation'
import { lookForAllNews } from './search-sheet'
import { useDesk, useNews } from '@/stores/workspace'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import type { SheetOf } from './sheets'

const { desk: words } = deskCopy

/** Searches that are kept, each with what is new in it. */
export function Searches({ onSheet }: { onSheet: (sheet: SheetOf) => void }) {
  const ledger = useDesk(desk => desk.ledger)
  const searches = useMemo(() => searchesIn(ledger).sort((a, b) => b.body.lookedAt - a.body.lookedAt), [ledger])
  const news = useNews()
  const count = searches.length
  useEffect(() => {
    if (count) void lookForAllNews()
  }, [count])
  if (!count) return null

  const lead = (id: string, { library, query }: SavedSearch) => {
    const category = findCategory(library)
    if (!category) return
    markLooked(id)
    void open(category.list, { query })
  }
  return (
    <Section title={words.searches}>
      {searches.map(({ id, body }) => (
        <ListItem
          key={id}
          icon='search'
          title={body.name}
          note={findCategory(body.library)?.label}
          end={
            <View className='desk-search'>
              <Told paused={body.paused} fresh={news[id]?.length} />
              <IconButton
                icon='ellipsis'
                label={fill(words.more, { title: body.name })}
                onTap={() => onSheet({ kind: 'search', id })}
                sensorsName='desk_search_more'
              />
            </View>
          }
          onTap={() => lead(id, body)}
          sensorsName='desk_search'
        />
      ))}
    </Section>
  )
}

function Told({ paused, fresh }: { paused?: true; fresh?: number }) {
  if (paused) return <Text className='desk-search__told'>{words.paused}</Text>
  if (!fresh) return null
  const sentence = fresh < WORKSPACE.checked ? words.fresh : words.most
  return <Text className='desk-search__fresh'>{fill(sentence, { count: fresh })}</Text>
}
