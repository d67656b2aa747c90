import { FOLDER_COLOURS, type FolderColour } from '@domain/desk/entry'
import { DESK } from '@domain/desk/limits'
import { newId } from '@domain/desk/new-id'
import type { Change } from '@/stores/desk'

export const newFolder = (name: string, order: number, colour: FolderColour = FOLDER_COLOURS[0]): Change<'folder'> => ({
  id: newId('folder', Date.now(), Math.random()),
  kind: 'folder',
  body: { name: name.trim().slice(0, DESK.name), colour, order },
})
