import { View } from '@tarojs/components'
import { useState, useEffect } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import type { SavedSearch } from '@domain/workspace/entry'
import type { WorkspaceEntry } from '@domain/workspace/sync-state'
import { WORKSPACE } from '@domain/workspace/limits'
import { change } from '@/actions/save-document'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { useLast } from '@/ui/layer'
import type { AlertRequests } from '@contract/alerts'
import { syncDesk } from '@/actions/sync-workspace'
import { fetchAlertRequests, requestAlert } from '@/api/alerts'
import { newestOrder } from '@domain/workspace/searches'
import { subscription } from '@/platform/subscription'
import { toast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'
import { FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { lookForNews } from '@/shared/saved-searches'

const { desk: words } = deskCopy

const fiscalLibraryOf = (key: string) => FISCAL_SECTIONS.find(({ library }) => library.category.key === key)?.library

const searchedAs = (key: string) => (isCategory(key) ? libraryOf(key) : fiscalLibraryOf(key))

/** What is new in all searches that are kept, those of the fiscal area among them. */
export const lookForAllNews = () => lookForNews(searchedAs)

interface Search {
  id: string
  body: SavedSearch
}

/** Whether the news of a search are told by WeChat, and a way to change that; nothing where nobody can tell them. */
function useNewsOrder(search: Search | undefined) {
  const [orders, setOrders] = useState<AlertRequests>()
  const isMember = useSession(({ token }) => token !== undefined)
  const asks = subscription.offers && isMember && search !== undefined

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

  async function order(wanted: string) {
    const outcome = await subscription.ask(wanted)
    if (outcome !== 'allowed') return toast(outcome === 'refused' ? words.tellRefused : words.tellFailed)
    const list = searchedAs(body.library)
    // The services must know the search by now.
    await syncDesk()
    const answer = await requestAlert({ id, order: newestOrder(list?.sorts.map(sort => sort.order) ?? []) })
    if (!answer.ok) return toast(words.tellFailed, { mark: 'failed' })
    setOrders({ template, ordered: [...ordered, id] })
    toast(words.willBeTold, { mark: 'done' })
  }

  async function takeBack() {
    const answer = await requestAlert({ id })
    if (!answer.ok) return toast(words.tellFailed, { mark: 'failed' })
    setOrders({ template, ordered: ordered.filter(other => other !== id) })
  }

  return { ordered: isOrdered, toggle: () => void (isOrdered ? takeBack() : order(template)) }
}

type SearchEntry = WorkspaceEntry<'search'> & { body: SavedSearch }

/** A kept search: its name, whether it is looked after, its end. */
export function SearchSheet({ of, onClose }: { of?: SearchEntry; onClose: () => void }) {
  const entry = useLast(of)
  const told = useNewsOrder(of)
  const [draft, setDraft] = useState<{ id: string; name: string }>()
  if (!entry) return null
  const { id, body } = entry
  const name = draft?.id === id ? draft.name : body.name
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const put = (next: SavedSearch) => {
    change([{ id, kind: 'search', body: next }], words.saved)
    close()
  }
  const drop = () => {
    change([{ id, kind: 'search' }], fill(words.searchDropped, { name: body.name }))
    close()
  }
  const rename = () => (name.trim() && name !== body.name ? put({ ...body, name: name.trim() }) : close())
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.searches}
      actions={<ActionBar main={{ label: deskCopy.action.confirm, onTap: rename, sensorsName: 'desk_search_save' }} />}
    >
      <View className='desk-form'>
        <TextBox
          value={name}
          onChange={text => setDraft({ id, name: text })}
          clean={text => text}
          label={words.searchName}
          placeholder={words.searchName}
          maxLength={WORKSPACE.searchName}
          onConfirm={rename}
        />
      </View>
      <ListItem
        icon={body.paused ? 'check' : 'minus'}
        title={body.paused ? words.resume : words.pause}
        onTap={() => put({ ...body, paused: body.paused ? undefined : true })}
        sensorsName='desk_search_pause'
      />
      {told && !body.paused && (
        <ListItem
          icon='message-square-text'
          title={told.ordered ? words.tellNoMore : words.tellOnce}
          under={told.ordered ? words.willBeTold : words.tellHint}
          onTap={told.toggle}
          sensorsName='desk_search_tell'
        />
      )}
      <ListItem icon='trash' title={words.dropSearch} onTap={drop} sensorsName='desk_search_drop' />
    </Sheet>
  )
}
