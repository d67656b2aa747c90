import { View, Text } from '@tarojs/components'
import { useState } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import {
  type FolderEntry,
  type DocumentEntry,
  orderAfter,
  filedIn,
  toggledId,
  reordered,
  movedTo,
} from '@domain/workspace/folders'
import { change } from '@/actions/save-document'
import type { Change } from '@/stores/workspace'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { WORKSPACE } from '@domain/workspace/limits'
import { FOLDER_COLOURS, type FolderColour, type Folder } from '@domain/workspace/entry'
import { newId } from '@domain/workspace/new-id'
import { useLast } from '@/ui/layer'
import { toast } from '@/platform/toast'
import { Segmented } from '@/ui/segmented'

const { desk: words } = deskCopy

const newFolder = (name: string, order: number, colour: FolderColour = FOLDER_COLOURS[0]): Change<'folder'> => ({
  id: newId('folder', Date.now(), Math.random()),
  kind: 'folder',
  body: { name: name.trim().slice(0, WORKSPACE.name), colour, order },
})

interface PlaceSheetProps {
  of?: DocumentEntry[]
  folders: FolderEntry[]
  onClose: () => void
}

/** Of several documents, the folders that all of them lie in. */
const common = (documents: DocumentEntry[]) =>
  (documents[0]?.body.folders ?? []).filter(id => documents.every(({ body }) => body.folders.includes(id)))

/** In which folders documents lie: a tick for each, and a line for a new one. */
export function PlaceSheet({ of, folders, onClose }: PlaceSheetProps) {
  const documents = useLast(of) ?? []
  const key = documents.map(({ id }) => id).join('\n')
  const [draft, setDraft] = useState<{ key: string; ids: string[] }>()
  const [name, setName] = useState('')
  const before = common(documents)
  const ids = draft?.key === key ? draft.ids : before
  const toggle = (id: string) => setDraft({ key, ids: toggledId(ids, id) })
  const close = () => {
    setDraft(undefined)
    setName('')
    onClose()
  }
  const save = () => {
    const made = name.trim() ? newFolder(name, orderAfter(folders)) : undefined
    const wanted = made ? [...ids, made.id] : ids
    // What only some of them lie in stays: nobody was asked about it.
    const kept = (one: DocumentEntry) => one.body.folders.filter(id => !before.includes(id) && !wanted.includes(id))
    const changes: Change[] = documents.map(one => ({
      id: one.id,
      kind: 'document',
      body: filedIn(one.body, [...kept(one), ...wanted]),
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
          maxLength={WORKSPACE.name}
          onConfirm={save}
        />
      </View>
    </Sheet>
  )
}
const COLOURS = FOLDER_COLOURS.map(key => ({ key, label: words.colours[key] }))

interface FolderSheetProps {
  open: boolean
  /** Absent: a new one. */
  of?: FolderEntry
  folders: FolderEntry[]
  documents: DocumentEntry[]
  onClose: () => void
}

const folderChange = ({ id, body }: FolderEntry): Change => ({ id, kind: 'folder', body })
const inFolder = (documents: DocumentEntry[], id: string) => documents.filter(({ body }) => body.folders.includes(id))

/** A folder's name and colour; of one that is there, its place, its merging with another, its end. */
export function FolderSheet({ open, of, folders, documents, onClose }: FolderSheetProps) {
  const [draft, setDraft] = useState<Partial<Folder>>({})
  const [merging, setMerging] = useState(false)
  const folder = useLast(open ? of : undefined)
  const shown = open ? of : folder
  const { name = '', colour = FOLDER_COLOURS[0] } = { ...shown?.body, ...draft }
  const close = () => {
    setDraft({})
    setMerging(false)
    onClose()
  }
  const save = () => {
    if (!name.trim()) return toast(words.nameMissing)
    if (!shown) change([newFolder(name, orderAfter(folders), colour)], words.saved)
    else change([{ ...folderChange(shown), body: { ...shown.body, name: name.trim(), colour } }], words.saved)
    close()
  }
  const remove = ({ id, body }: FolderEntry) => {
    const rest = inFolder(documents, id).map((one): Change => ({
      id: one.id,
      kind: 'document',
      body: { ...one.body, folders: one.body.folders.filter(other => other !== id) },
    }))
    change([{ id, kind: 'folder' }, ...rest], fill(words.folderRemoved, { name: body.name }))
    close()
  }
  const merge = (from: FolderEntry, to: FolderEntry) => {
    const rest = inFolder(documents, from.id).map((one): Change => ({
      id: one.id,
      kind: 'document',
      body: movedTo(one.body, from.id, to.id),
    }))
    change([{ id: from.id, kind: 'folder' }, ...rest], fill(words.merged, { name: to.body.name }))
    close()
  }
  const others = folders.filter(({ id }) => id !== shown?.id)
  return (
    <Sheet
      open={open}
      onClose={close}
      title={shown ? words.editFolder : words.newFolder}
      actions={<ActionBar main={{ label: deskCopy.action.confirm, onTap: save, sensorsName: 'desk_folder_save' }} />}
    >
      <View className='desk-form'>
        <Text className='desk-form__label'>{words.name}</Text>
        <TextBox
          value={name}
          onChange={text => setDraft({ ...draft, name: text })}
          clean={text => text}
          label={words.name}
          placeholder={words.newFolderHint}
          maxLength={WORKSPACE.name}
          onConfirm={save}
        />
        <Text className='desk-form__label'>{words.colour}</Text>
        <Segmented
          label={words.colour}
          choices={COLOURS}
          active={colour}
          onChange={next => setDraft({ ...draft, colour: next })}
          sensorsName='desk_folder_colour'
        />
      </View>
      {shown && !merging && (
        <>
          {([-1, 1] as const).map(by => {
            const changed = reordered(folders, shown.id, by)
            return (
              changed.length > 0 && (
                <ListItem
                  key={by}
                  icon={by < 0 ? 'chevron-up' : 'chevron-down'}
                  title={by < 0 ? words.up : words.down}
                  onTap={() => change(changed.map(folderChange), words.saved)}
                  sensorsName='desk_folder_move'
                />
              )
            )
          })}
          {others.length > 0 && (
            <ListItem icon='bookmark' title={words.merge} onTap={() => setMerging(true)} sensorsName='desk_merge' />
          )}
          <ListItem
            icon='trash'
            title={words.removeFolder}
            under={fill(words.removeFolderNote, { count: inFolder(documents, shown.id).length })}
            onTap={() => remove(shown)}
            sensorsName='desk_folder_remove'
          />
        </>
      )}
      {shown &&
        merging &&
        others.map(other => (
          <ListItem
            key={other.id}
            icon='bookmark'
            title={fill(words.mergeInto, { name: other.body.name })}
            onTap={() => merge(shown, other)}
            sensorsName='desk_merge_into'
          />
        ))}
    </Sheet>
  )
}
