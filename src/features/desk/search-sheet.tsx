import { View } from '@tarojs/components'
import { useState } from 'react'
import { deskCopy, fill } from '@/copy/desk'
import type { SavedSearch } from '@domain/desk/entry'
import type { Entry } from '@domain/desk/ledger'
import { DESK } from '@domain/desk/limits'
import { change } from '@/actions/keep-document'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { useLast } from '@/ui/layer/use-last'
import { useNewsOrder } from './use-news-order'

const { desk: words } = deskCopy

type SearchEntry = Entry<'search'> & { body: SavedSearch }

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
          maxLength={DESK.searchName}
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
