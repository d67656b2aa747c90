import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { useDesk } from '@/stores/workspace'
import { documentsIn, foldersIn, type DocumentEntry } from '@domain/workspace/folders'
import { searchesIn } from '@domain/workspace/searches'
import { deskCopy, fill } from '@/copy/workspace'
import { WORKSPACE } from '@domain/workspace/limits'
import { asCslJson, asReferences } from '@domain/workspace/references'
import { copyText } from '@/actions/copy-text'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useLast } from '@/ui/layer'
import type { SyncState } from '@domain/workspace/sync-state'
import { quoteOf } from '@domain/workspace/note'
import { notesOn } from '@domain/workspace/notes'
import { exportWorkspace } from '@/api/workspace'
import { reportFile } from '@/api/report'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { FolderSheet, PlaceSheet } from './folder-sheet'
import { dropDocument, change } from '@/actions/save-document'
import { SearchSheet } from './search-sheet'
import { ActionBar } from '@/ui/action-bar'
import { TextArea } from '@/ui/text-area'

const { desk: words } = deskCopy

/** What lies over the desk. */
export type SheetOf =
  | { kind: 'line'; id: string }
  | { kind: 'remark'; id: string }
  | { kind: 'search'; id: string }
  | { kind: 'place'; ids: string[] }
  | { kind: 'export'; ids: string[] }
  /** Without an id, a new one. */
  | { kind: 'folder'; id?: string }

const listed = ({ id, body }: DocumentEntry, ledger: SyncState) => {
  const { title, library, from, number, day, status, remark } = body
  const notes = notesOn(ledger, id)
    .slice(0, WORKSPACE.exportedNotes)
    .map(({ body: note }) => ({ quote: quoteOf(note), text: note.text }))
  return { title, library, from, number, day, status, remark, notes }
}

/** What was kept, as a Word file, for members; one at a time. */
function useWordList() {
  const [busy, setBusy] = useState(false)
  async function make(documents: DocumentEntry[]) {
    if (busy || !requireMember()) return
    setBusy(true)
    const made = await exportWorkspace({
      title: deskCopy.desk.listTitle,
      documents: documents.slice(0, WORKSPACE.exported).map(one => listed(one, useDesk.getState().ledger)),
    })
    if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
    else toast(sentenceFor(made.error))
    setBusy(false)
  }
  return { busy, make: (documents: DocumentEntry[]) => void make(documents) }
}

/** What was kept, as a list for a brief. */
function ExportSheet({ of, onClose }: { of?: DocumentEntry[]; onClose: () => void }) {
  const entries = useLast(of) ?? []
  const documents = entries.map(({ body }) => body)
  const take = (text: string) => {
    void copyText(text)
    onClose()
  }
  const { busy, make } = useWordList()
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={fill(words.exportTitle, { count: documents.length })}>
      <ListItem
        icon='copy'
        title={words.references}
        onTap={() => take(asReferences(documents))}
        sensorsName='desk_export_references'
      />
      <ListItem
        icon='download'
        title={words.word}
        note={documents.length > WORKSPACE.exported ? fill(words.wordMost, { most: WORKSPACE.exported }) : undefined}
        end={busy && <Spinner />}
        onTap={() => make(entries)}
        sensorsName='desk_export_word'
      />
      <ListItem icon='copy' title={words.csl} onTap={() => take(asCslJson(documents))} sensorsName='desk_export_csl' />
    </Sheet>
  )
}

interface LineSheetProps {
  of?: DocumentEntry
  onClose: () => void
  onSheet: (sheet: SheetOf) => void
}

/** What can be done with one document. */
function LineSheet({ of, onClose, onSheet }: LineSheetProps) {
  const entry = useLast(of)
  if (!entry) return null
  const { id, body } = entry
  const cite = () => {
    void copyText(body.citation)
    onClose()
  }
  const drop = () => {
    dropDocument(id)
    onClose()
  }
  const { desk, keep } = deskCopy
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={body.title}>
      <ListItem
        icon='bookmark'
        title={keep.into}
        onTap={() => onSheet({ kind: 'place', ids: [id] })}
        sensorsName='desk_line_place'
      />
      <ListItem
        icon='message-square-text'
        title={desk.remark}
        under={body.remark}
        onTap={() => onSheet({ kind: 'remark', id })}
        sensorsName='desk_line_remark'
      />
      <ListItem icon='copy' title={desk.copyCitation} onTap={cite} sensorsName='desk_line_cite' />
      <ListItem
        icon='download'
        title={desk.export}
        onTap={() => onSheet({ kind: 'export', ids: [id] })}
        sensorsName='desk_line_export'
      />
      <ListItem icon='trash' title={keep.drop} onTap={drop} sensorsName='desk_line_drop' />
    </Sheet>
  )
}

/** A word of one's own to a document. */
function RemarkSheet({ of, onClose }: { of?: DocumentEntry; onClose: () => void }) {
  const entry = useLast(of)
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
    if (remark !== body.remark) change([{ id, kind: 'document', body: { ...body, remark } }], words.saved)
    close()
  }
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.remark}
      actions={<ActionBar main={{ label: deskCopy.action.confirm, onTap: save, sensorsName: 'desk_remark_save' }} />}
    >
      <View className='desk-form'>
        <TextArea
          value={text}
          onChange={next => setDraft({ id, text: next })}
          label={words.remark}
          placeholder={words.remarkHint}
          maxLength={WORKSPACE.remark}
        />
      </View>
    </Sheet>
  )
}

interface DeskSheetsProps {
  sheet?: SheetOf
  onSheet: (sheet?: SheetOf) => void
}

export function DeskSheets({ sheet, onSheet }: DeskSheetsProps) {
  const ledger = useDesk(desk => desk.ledger)
  const folders = useMemo(() => foldersIn(ledger), [ledger])
  const isOver = useLast(sheet) !== undefined
  // Nobody looks among all of them before something is opened.
  const documents = useMemo(() => (isOver ? documentsIn(ledger) : []), [ledger, isOver])
  const close = () => onSheet(undefined)
  const one = (id?: string) => documents.find(document => document.id === id)
  const many = (ids: string[] = []) => documents.filter(({ id }) => ids.includes(id))
  return (
    <>
      <LineSheet of={sheet?.kind === 'line' ? one(sheet.id) : undefined} onClose={close} onSheet={onSheet} />
      <RemarkSheet of={sheet?.kind === 'remark' ? one(sheet.id) : undefined} onClose={close} />
      <PlaceSheet
        of={sheet?.kind === 'place' && many(sheet.ids).length ? many(sheet.ids) : undefined}
        folders={folders}
        onClose={close}
      />
      <SearchSheet
        of={sheet?.kind === 'search' ? searchesIn(ledger).find(({ id }) => id === sheet.id) : undefined}
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
