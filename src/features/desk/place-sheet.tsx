import { View } from '@tarojs/components'
import { useState } from 'react'
import { deskCopy, fill } from '@/copy/desk'
import { type FolderEntry, type KeptEntry, orderAfter, placed, switched } from '@domain/desk/folders'
import { change } from '@/actions/keep-document'
import type { Change } from '@/stores/desk'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { DESK } from '@domain/desk/limits'
import { newFolder } from './new-folder'
import { useLast } from '@/ui/layer/use-last'

const { desk: words } = deskCopy

interface PlaceSheetProps {
  of?: KeptEntry[]
  folders: FolderEntry[]
  onClose: () => void
}

/** Of several documents, the folders that all of them lie in. */
const common = (documents: KeptEntry[]) =>
  (documents[0]?.body.folders ?? []).filter(id => documents.every(({ body }) => body.folders.includes(id)))

/** In which folders documents lie: a tick for each, and a line for a new one. */
export function PlaceSheet({ of, folders, onClose }: PlaceSheetProps) {
  const documents = useLast(of) ?? []
  const key = documents.map(({ id }) => id).join('\n')
  const [draft, setDraft] = useState<{ key: string; ids: string[] }>()
  const [name, setName] = useState('')
  const before = common(documents)
  const ids = draft?.key === key ? draft.ids : before
  const toggle = (id: string) => setDraft({ key, ids: switched(ids, id) })
  const close = () => {
    setDraft(undefined)
    setName('')
    onClose()
  }
  const save = () => {
    const made = name.trim() ? newFolder(name, orderAfter(folders)) : undefined
    const wanted = made ? [...ids, made.id] : ids
    // What only some of them lie in stays: nobody was asked about it.
    const kept = (one: KeptEntry) => one.body.folders.filter(id => !before.includes(id) && !wanted.includes(id))
    const changes: Change[] = documents.map(one => ({
      id: one.id,
      kind: 'document',
      body: placed(one.body, [...kept(one), ...wanted]),
    }))
    change(made ? [made, ...changes] : changes, words.placed)
    close()
  }
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.placeTitle}
      note={documents.length > 1 ? fill(words.count, { count: documents.length }) : undefined}
      actions={<ActionBar main={{ label: deskCopy.action.confirm, onTap: save, sensorsName: 'desk_place_save' }} />}
    >
      {folders.map(({ id, body }) => (
        <ListItem
          key={id}
          icon={ids.includes(id) ? 'check' : 'bookmark'}
          action={ids.includes(id)}
          title={body.name}
          onTap={() => toggle(id)}
          sensorsName='desk_place_folder'
        />
      ))}
      <View className='desk-form'>
        <TextBox
          value={name}
          onChange={setName}
          clean={text => text}
          label={words.newFolder}
          placeholder={words.newFolderHint}
          maxLength={DESK.name}
          onConfirm={save}
        />
      </View>
    </Sheet>
  )
}
