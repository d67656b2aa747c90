import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { deskCopy, fill } from '@/copy/desk'
import { FOLDER_COLOURS, type Folder } from '@domain/desk/entry'
import { type FolderEntry, type KeptEntry, moved, movedTo, orderAfter } from '@domain/desk/folders'
import { DESK } from '@domain/desk/limits'
import { change } from '@/actions/keep-document'
import { toast } from '@/platform/toast'
import type { Change } from '@/stores/desk'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Segmented } from '@/ui/segmented'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { newFolder } from './new-folder'
import { useLast } from '@/ui/layer/use-last'

const { desk: words } = deskCopy
const COLOURS = FOLDER_COLOURS.map(key => ({ key, label: words.colours[key] }))

interface FolderSheetProps {
  open: boolean
  /** Absent: a new one. */
  of?: FolderEntry
  folders: FolderEntry[]
  documents: KeptEntry[]
  onClose: () => void
}

const folderChange = ({ id, body }: FolderEntry): Change => ({ id, kind: 'folder', body })
const inFolder = (documents: KeptEntry[], id: string) => documents.filter(({ body }) => body.folders.includes(id))

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
          maxLength={DESK.name}
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
            const changed = moved(folders, shown.id, by)
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
