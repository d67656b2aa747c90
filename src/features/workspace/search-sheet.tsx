import { View } from '@tarojs/components'
import { useState, useEffect } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import type { SavedSearch } from '@domain/workspace/entry'
import type { WorkspaceEntry } from '@domain/workspace/sync-state'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { changeWorkspaceWithUndo } from '@/actions/save-document'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { useLastDefined } from '@/ui/layer'
import type { AlertRequests } from '@contract/alerts'
import { syncWorkspace } from '@/actions/sync-workspace'
import { fetchAlertRequests, requestAlert } from '@/api/alerts'
import { newestFirstOrder } from '@domain/workspace/searches'
import { subscription } from '@/platform/subscription'
import { toast } from '@/platform/messages'
import { useSession } from '@/stores/session'
import { libraryOf } from '@/libraries'
import { isCategoryKey } from '@/libraries/categories'
import { FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { checkSearches } from '@/shared/saved-searches'

const { workspace: words } = workspaceCopy

const FISCAL_LIBRARIES = [...FISCAL_SECTIONS.map(({ library }) => library), incentiveLibrary]

/** Returns the library of a saved search: one of the categories, of the fiscal area, or the tax incentives. */
export const librarySearchedBy = ({ library }: Pick<SavedSearch, 'library'>) =>
  isCategoryKey(library) ? libraryOf(library) : FISCAL_LIBRARIES.find(({ category }) => category.key === library)

/** Checks all saved searches for new results, including those of the fiscal area. */
export const checkAllSavedSearches = () => checkSearches(library => librarySearchedBy({ library }))

interface Search {
  id: string
  body: SavedSearch
}

/**
 * Returns whether WeChat notifies the reader of new results of a search, and a function that changes this. Returns
 * `undefined` where WeChat cannot notify.
 */
function useSearchAlert(search: Search | undefined) {
  const [orders, setOrders] = useState<AlertRequests>()
  const isMember = useSession(({ token }) => token !== undefined)
  const asks = subscription.isOffered && isMember && search !== undefined

  useEffect(() => {
    if (!asks) return
    let isHere = true
    void fetchAlertRequests().then(answer => isHere && answer.ok && setOrders(answer.data))
    return () => {
      isHere = false
    }
  }, [asks])

  if (!search || !orders?.template) return undefined
  const { template, ordered } = orders
  const { id, body } = search
  const isOrdered = ordered.indexOf(id) >= 0

  async function order(templateId: string) {
    const outcome = await subscription.ask(templateId)
    if (outcome !== 'allowed') return toast(outcome === 'refused' ? words.notifyRefused : words.notifyFailed)
    const list = librarySearchedBy(body)
    // The service must know the search before it accepts a request for notifications. The workspace is therefore
    // synced first.
    await syncWorkspace()
    const answer = await requestAlert({ id, order: newestFirstOrder(list?.sorts.map(sort => sort.order) ?? []) })
    if (!answer.ok) return toast(words.notifyFailed, { mark: 'failed' })
    setOrders({ template, ordered: [...ordered, id] })
    toast(words.notifyOn, { mark: 'done' })
  }

  async function cancelOrder() {
    const answer = await requestAlert({ id })
    if (!answer.ok) return toast(words.notifyFailed, { mark: 'failed' })
    setOrders({ template, ordered: ordered.filter(other => other !== id) })
  }

  return { ordered: isOrdered, toggle: () => void (isOrdered ? cancelOrder() : order(template)) }
}

type SearchEntry = WorkspaceEntry<'search'> & { body: SavedSearch }

/** Renames, pauses or removes a saved search. */
export function SavedSearchSheet({ of, onClose }: { of?: SearchEntry; onClose: () => void }) {
  const entry = useLastDefined(of)
  const alertOrder = useSearchAlert(of)
  const [draft, setDraft] = useState<{ id: string; name: string }>()
  if (!entry) return null
  const { id, body } = entry
  const name = draft?.id === id ? draft.name : body.name
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const save = (next: SavedSearch) => {
    changeWorkspaceWithUndo([{ id, kind: 'search', body: next }], words.saved)
    close()
  }
  const remove = () => {
    changeWorkspaceWithUndo([{ id, kind: 'search' }], fill(words.searchRemoved, { name: body.name }))
    close()
  }
  const rename = () => (name.trim() && name !== body.name ? save({ ...body, name: name.trim() }) : close())
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.searches}
      actions={
        <ActionBar main={{ label: workspaceCopy.action.confirm, onTap: rename, sensorsName: 'desk_search_save' }} />
      }
    >
      <View className='workspace-form'>
        <TextBox
          value={name}
          onChange={text => setDraft({ id, name: text })}
          clean={text => text}
          label={words.searchName}
          placeholder={words.searchName}
          maxLength={WORKSPACE_LIMITS.searchName}
          onConfirm={rename}
        />
      </View>
      <ListItem
        icon={body.paused ? 'check' : 'bell-off'}
        title={body.paused ? words.resume : words.pause}
        onTap={() => save({ ...body, paused: body.paused ? undefined : true })}
        sensorsName='desk_search_pause'
      />
      {alertOrder && !body.paused && (
        <ListItem
          icon='message-circle'
          title={alertOrder.ordered ? words.stopNotifying : words.notifyOnce}
          under={alertOrder.ordered ? words.notifyOn : words.notifyHint}
          onTap={alertOrder.toggle}
          sensorsName='desk_search_tell'
        />
      )}
      <ListItem icon='trash' title={words.removeSearch} onTap={remove} sensorsName='desk_search_drop' />
    </Sheet>
  )
}
