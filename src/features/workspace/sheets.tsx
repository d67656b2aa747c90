import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { useWorkspace } from '@/stores/workspace'
import { documentsIn, foldersIn, type DocumentEntry } from '@domain/workspace/folders'
import { savedSearchesIn } from '@domain/workspace/searches'
import { workspaceCopy, fill } from '@/copy/workspace'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { formatCslJson, formatReferences } from '@domain/workspace/references'
import { copyText } from '@/actions/copy-text'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useLastDefined } from '@/ui/layer'
import type { SyncState } from '@domain/workspace/sync-state'
import { noteQuote } from '@domain/workspace/note'
import { notesOnDocument } from '@domain/workspace/notes'
import { exportFolder } from '@/api/workspace'
import { useWordReport } from '@/actions/make-word-report'
import { FolderSheet, FolderPicker } from './folder-sheet'
import { removeDocument, changeWorkspaceWithUndo } from '@/actions/save-document'
import { SavedSearchSheet } from './search-sheet'
import { ActionBar } from '@/ui/action-bar'
import { TextArea } from '@/ui/text-area'

const { workspace: words } = workspaceCopy

/** The open sheet. `line` has the actions on one document, and `place` chooses the folders of documents. */
export type WorkspaceSheet =
  | { kind: 'line'; id: string }
  | { kind: 'remark'; id: string }
  | { kind: 'search'; id: string }
  | { kind: 'place'; ids: string[] }
  | { kind: 'export'; ids: string[] }
  /** Edits the folder with this id. Without an id, makes a new folder. */
  | { kind: 'folder'; id?: string }

const exportRow = ({ id, body }: DocumentEntry, syncState: SyncState) => {
  const { title, library, from, number, day, status, remark } = body
  const notes = notesOnDocument(syncState, id)
    .slice(0, WORKSPACE_LIMITS.exportedNotes)
    .map(({ body: note }) => ({ quote: noteQuote(note), text: note.text }))
  return { title, library, from, number, day, status, remark, notes }
}

const exportAsWord = (documents: DocumentEntry[]) =>
  exportFolder({
    title: words.listTitle,
    documents: documents
      .slice(0, WORKSPACE_LIMITS.exported)
      .map(one => exportRow(one, useWorkspace.getState().syncState)),
  })

/** Exports saved documents: as citations for the clipboard, as a Word file, or as CSL JSON. */
function ExportSheet({ of, onClose }: { of?: DocumentEntry[]; onClose: () => void }) {
  const entries = useLastDefined(of) ?? []
  const documents = entries.map(({ body }) => body)
  const copyAndClose = (text: string) => {
    void copyText(text)
    onClose()
  }
  const { busy, start } = useWordReport(words.wordForMembers)
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={fill(words.exportTitle, { count: documents.length })}>
      <ListItem
        icon='copy'
        title={words.references}
        onTap={() => copyAndClose(formatReferences(documents))}
        sensorsName='desk_export_references'
      />
      <ListItem
        icon='download'
        title={words.word}
        note={
          documents.length > WORKSPACE_LIMITS.exported
            ? fill(words.wordMost, { most: WORKSPACE_LIMITS.exported })
            : undefined
        }
        end={busy && <Spinner />}
        onTap={() => start(() => exportAsWord(entries))}
        sensorsName='desk_export_word'
      />
      <ListItem
        icon='copy'
        title={words.csl}
        onTap={() => copyAndClose(formatCslJson(documents))}
        sensorsName='desk_export_csl'
      />
    </Sheet>
  )
}

interface DocumentActionsSheetProps {
  of?: DocumentEntry
  onClose: () => void
  onSheet: (sheet: WorkspaceSheet) => void
}

/** The actions on one document. */
function DocumentActionsSheet({ of, onClose, onSheet }: DocumentActionsSheetProps) {
  const entry = useLastDefined(of)
  if (!entry) return null
  const { id, body } = entry
  const cite = () => {
    void copyText(body.citation)
    onClose()
  }
  const remove = () => {
    removeDocument(id)
    onClose()
  }
  const { workspace, bookmark } = workspaceCopy
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={body.title}>
      <ListItem
        icon='folder'
        title={bookmark.file}
        onTap={() => onSheet({ kind: 'place', ids: [id] })}
        sensorsName='desk_line_place'
      />
      <ListItem
        icon='message-square-text'
        title={workspace.remark}
        under={body.remark}
        onTap={() => onSheet({ kind: 'remark', id })}
        sensorsName='desk_line_remark'
      />
      <ListItem icon='text-quote' title={workspace.copyCitation} onTap={cite} sensorsName='desk_line_cite' />
      <ListItem
        icon='download'
        title={workspace.export}
        onTap={() => onSheet({ kind: 'export', ids: [id] })}
        sensorsName='desk_line_export'
      />
      <ListItem icon='trash' title={bookmark.remove} onTap={remove} sensorsName='desk_line_drop' />
    </Sheet>
  )
}

/** Edits the remark on a document. */
function RemarkSheet({ of, onClose }: { of?: DocumentEntry; onClose: () => void }) {
  const entry = useLastDefined(of)
  const [draft, setDraft] = useState<{ id: string; text: string }>()
  if (!entry) return null
  const { id, body } = entry
  const text = draft?.id === id ? draft.text : (body.remark ?? '')
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const save = () => {
    const remark = text.trim() || undefined
    if (remark !== body.remark)
      changeWorkspaceWithUndo([{ id, kind: 'document', body: { ...body, remark } }], words.saved)
    close()
  }
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.remark}
      actions={
        <ActionBar main={{ label: workspaceCopy.action.confirm, onTap: save, sensorsName: 'desk_remark_save' }} />
      }
    >
      <View className='workspace-form'>
        <TextArea
          value={text}
          onChange={next => setDraft({ id, text: next })}
          label={words.remark}
          placeholder={words.remarkHint}
          maxLength={WORKSPACE_LIMITS.remark}
        />
      </View>
    </Sheet>
  )
}

interface WorkspaceSheetsProps {
  sheet?: WorkspaceSheet
  onSheet: (sheet?: WorkspaceSheet) => void
}

export function WorkspaceSheets({ sheet, onSheet }: WorkspaceSheetsProps) {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const folders = useMemo(() => foldersIn(syncState), [syncState])
  const isOver = useLastDefined(sheet) !== undefined
  // Before the first sheet opens, the documents are not collected.
  const documents = useMemo(() => (isOver ? documentsIn(syncState) : []), [syncState, isOver])
  const close = () => onSheet(undefined)
  const one = (id?: string) => documents.find(document => document.id === id)
  const many = (ids: string[] = []) => documents.filter(({ id }) => ids.includes(id))
  return (
    <>
      <DocumentActionsSheet of={sheet?.kind === 'line' ? one(sheet.id) : undefined} onClose={close} onSheet={onSheet} />
      <RemarkSheet of={sheet?.kind === 'remark' ? one(sheet.id) : undefined} onClose={close} />
      <FolderPicker
        of={sheet?.kind === 'place' && many(sheet.ids).length ? many(sheet.ids) : undefined}
        folders={folders}
        onClose={close}
      />
      <SavedSearchSheet
        of={sheet?.kind === 'search' ? savedSearchesIn(syncState).find(({ id }) => id === sheet.id) : undefined}
        onClose={close}
      />
      <ExportSheet of={sheet?.kind === 'export' ? many(sheet.ids) : undefined} onClose={close} />
      <FolderSheet
        open={sheet?.kind === 'folder'}
        of={sheet?.kind === 'folder' ? folders.find(({ id }) => id === sheet.id) : undefined}
        folders={folders}
        documents={documents}
        onClose={close}
      />
    </>
  )
}
