import { Text, View } from '@tarojs/components'
import { useEffect, useMemo } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import type { SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { savedSearchesIn } from '@domain/workspace/searches'
import { markNewResultsSeen } from '@/shared/saved-searches'
import { open } from '@/routing/navigation'
import { checkAllSavedSearches, librarySearchedBy } from './search-sheet'
import { useWorkspace, useNewResults } from '@/stores/workspace'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import type { WorkspaceSheet } from './sheets'

const { workspace: words } = workspaceCopy

/** Saved searches, each with the number of its new results. */
export function SavedSearches({ onSheet }: { onSheet: (sheet: WorkspaceSheet) => void }) {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const searches = useMemo(
    () => savedSearchesIn(syncState).sort((a, b) => b.body.lookedAt - a.body.lookedAt),
    [syncState],
  )
  const news = useNewResults()
  const count = searches.length
  useEffect(() => {
    if (count) void checkAllSavedSearches()
  }, [count])
  if (!count) return null

  const openSearch = (id: string, body: SavedSearch) => {
    const library = librarySearchedBy(body)
    if (!library) return
    markNewResultsSeen(id)
    void open(library.category.list, { query: body.query })
  }
  return (
    <Section title={words.searches}>
      {searches.map(({ id, body }) => (
        <ListItem
          key={id}
          icon='search'
          title={body.name}
          note={librarySearchedBy(body)?.category.label}
          end={
            <View className='workspace-search'>
              <SearchStatus paused={body.paused} newCount={news[id]?.length} />
              <IconButton
                icon='ellipsis'
                label={fill(words.more, { title: body.name })}
                onTap={() => onSheet({ kind: 'search', id })}
                sensorsName='desk_search_more'
              />
            </View>
          }
          onTap={() => openSearch(id, body)}
          sensorsName='desk_search'
        />
      ))}
    </Section>
  )
}

function SearchStatus({ paused, newCount }: { paused?: true; newCount?: number }) {
  if (paused) return <Text className='workspace-search__status'>{words.paused}</Text>
  if (!newCount) return null
  const sentence = newCount < WORKSPACE_LIMITS.checked ? words.newResults : words.manyNewResults
  return <Text className='workspace-search__new'>{fill(sentence, { count: newCount })}</Text>
}
