import { View, Text } from '@tarojs/components'
import { useState } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import {
  type FolderEntry,
  type DocumentEntry,
  nextFolderOrder,
  withFolders,
  toggleId,
  foldersAfterMove,
  withFolderMoved,
} from '@domain/workspace/folders'
import { changeWorkspaceWithUndo } from '@/actions/save-document'
import type { WorkspaceEntryChange } from '@/stores/workspace'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { FOLDER_COLOURS, type FolderColour, type Folder } from '@domain/workspace/entry'
import { newEntryId } from '@domain/workspace/new-id'
import { useLastDefined } from '@/ui/layer'
import { toast } from '@/platform/messages'
import { Segmented } from '@/ui/segmented'

const { workspace: words } = workspaceCopy

const newFolder = (
  name: string,
  order: number,
  colour: FolderColour = FOLDER_COLOURS[0],
): WorkspaceEntryChange<'folder'> => ({
  id: newEntryId('folder', Date.now(), Math.random()),
  kind: 'folder',
  body: { name: name.trim().slice(0, WORKSPACE_LIMITS.name), colour, order },
})

interface FolderPickerProps {
  of?: DocumentEntry[]
  folders: FolderEntry[]
  onClose: () => void
}

/** Returns the ids of the folders that contain all of the documents. */
const common = (documents: DocumentEntry[]) =>
  (documents[0]?.body.folders ?? []).filter(id => documents.every(({ body }) => body.folders.includes(id)))

/** Lets the reader choose the folders of documents, or make a new folder for them. */
export function FolderPicker({ of, folders, onClose }: FolderPickerProps) {
  const documents = useLastDefined(of) ?? []
  const key = documents.map(({ id }) => id).join('\n')
  const [draft, setDraft] = useState<{ key: string; ids: string[] }>()
  const [name, setName] = useState('')
  const before = common(documents)
  const ids = draft?.key === key ? draft.ids : before
  const toggle = (id: string) => setDraft({ key, ids: toggleId(ids, id) })
  const close = () => {
    setDraft(undefined)
    setName('')
    onClose()
  }
  const save = () => {
    const created = name.trim() ? newFolder(name, nextFolderOrder(folders)) : undefined
    const folderIds = created ? [...ids, created.id] : ids
    // A folder that contains only some of the documents is not shown as chosen. Its documents stay in it.
    const otherFolders = (one: DocumentEntry) =>
      one.body.folders.filter(id => !before.includes(id) && !folderIds.includes(id))
    const changes: WorkspaceEntryChange[] = documents.map(one => ({
      id: one.id,
      kind: 'document',
      body: withFolders(one.body, [...otherFolders(one), ...folderIds]),
    }))
    changeWorkspaceWithUndo(created ? [created, ...changes] : changes, words.filed)
    close()
  }
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.fileTitle}
      note={documents.length > 1 ? fill(words.count, { count: documents.length }) : undefined}
      actions={
        <ActionBar main={{ label: workspaceCopy.action.confirm, onTap: save, sensorsName: 'desk_place_save' }} />
      }
    >
      {folders.map(({ id, body }) => (
        <ListItem
          key={id}
          icon={ids.includes(id) ? 'check' : 'folder'}
          action={ids.includes(id)}
          checked={ids.includes(id)}
          title={body.name}
          onTap={() => toggle(id)}
          sensorsName='desk_place_folder'
        />
      ))}
      <View className='workspace-form'>
        <TextBox
          value={name}
          onChange={setName}
          clean={text => text}
          label={words.newFolder}
          placeholder={words.newFolderHint}
          maxLength={WORKSPACE_LIMITS.name}
          onConfirm={save}
        />
      </View>
    </Sheet>
  )
}
const COLOURS = FOLDER_COLOURS.map(key => ({ key, label: words.colours[key] }))

interface FolderSheetProps {
  open: boolean
  /** The folder to edit. Absent for a new folder. */
  of?: FolderEntry
  folders: FolderEntry[]
  documents: DocumentEntry[]
  onClose: () => void
}

const folderChange = ({ id, body }: FolderEntry): WorkspaceEntryChange => ({ id, kind: 'folder', body })
const inFolder = (documents: DocumentEntry[], id: string) => documents.filter(({ body }) => body.folders.includes(id))

/** Edits a folder's name and colour. An existing folder can be moved, merged and removed. */
export function FolderSheet({ open, of, folders, documents, onClose }: FolderSheetProps) {
  const [draft, setDraft] = useState<Partial<Folder>>({})
  const [merging, setMerging] = useState(false)
  const lastFolder = useLastDefined(open ? of : undefined)
  const folder = open ? of : lastFolder
  const { name = '', colour = FOLDER_COLOURS[0] } = { ...folder?.body, ...draft }
  const close = () => {
    setDraft({})
    setMerging(false)
    onClose()
  }
  const save = () => {
    if (!name.trim()) return toast(words.nameMissing)
    if (!folder) changeWorkspaceWithUndo([newFolder(name, nextFolderOrder(folders), colour)], words.saved)
    else
      changeWorkspaceWithUndo(
        [{ ...folderChange(folder), body: { ...folder.body, name: name.trim(), colour } }],
        words.saved,
      )
    close()
  }
  const remove = ({ id, body }: FolderEntry) => {
    const rest = inFolder(documents, id).map((one): WorkspaceEntryChange => ({
      id: one.id,
      kind: 'document',
      body: { ...one.body, folders: one.body.folders.filter(other => other !== id) },
    }))
    changeWorkspaceWithUndo([{ id, kind: 'folder' }, ...rest], fill(words.folderRemoved, { name: body.name }))
    close()
  }
  const merge = (from: FolderEntry, to: FolderEntry) => {
    const rest = inFolder(documents, from.id).map((one): WorkspaceEntryChange => ({
      id: one.id,
      kind: 'document',
      body: withFolderMoved(one.body, from.id, to.id),
    }))
    changeWorkspaceWithUndo([{ id: from.id, kind: 'folder' }, ...rest], fill(words.merged, { name: to.body.name }))
    close()
  }
  const others = folders.filter(({ id }) => id !== folder?.id)
  return (
    <Sheet
      open={open}
      onClose={close}
      title={folder ? words.editFolder : words.newFolder}
      actions={
        <ActionBar main={{ label: workspaceCopy.action.confirm, onTap: save, sensorsName: 'desk_folder_save' }} />
      }
    >
      <View className='workspace-form'>
        <Text className='workspace-form__label'>{words.name}</Text>
        <TextBox
          value={name}
          onChange={text => setDraft({ ...draft, name: text })}
          clean={text => text}
          label={words.name}
          placeholder={words.newFolderHint}
          maxLength={WORKSPACE_LIMITS.name}
          onConfirm={save}
        />
        <Text className='workspace-form__label'>{words.colour}</Text>
        <Segmented
          label={words.colour}
          choices={COLOURS}
          active={colour}
          onChange={next => setDraft({ ...draft, colour: next })}
          sensorsName='desk_folder_colour'
        />
      </View>
      {folder && !merging && (
        <>
          {([-1, 1] as const).map(by => {
            const changed = foldersAfterMove(folders, folder.id, by)
            return (
              changed.length > 0 && (
                <ListItem
                  key={by}
                  icon={by < 0 ? 'chevron-up' : 'chevron-down'}
                  title={by < 0 ? words.up : words.down}
                  onTap={() => changeWorkspaceWithUndo(changed.map(folderChange), words.saved)}
                  sensorsName='desk_folder_move'
                />
              )
            )
          })}
          {others.length > 0 && (
            <ListItem icon='folder' title={words.merge} onTap={() => setMerging(true)} sensorsName='desk_merge' />
          )}
          <ListItem
            icon='trash'
            title={words.removeFolder}
            under={fill(words.removeFolderNote, { count: inFolder(documents, folder.id).length })}
            onTap={() => remove(folder)}
            sensorsName='desk_folder_remove'
          />
        </>
      )}
      {folder &&
        merging &&
        others.map(other => (
          <ListItem
            key={other.id}
            icon='folder'
            title={fill(words.mergeInto, { name: other.body.name })}
            onTap={() => merge(folder, other)}
            sensorsName='desk_merge_into'
          />
        ))}
    </Sheet>
  )
}
