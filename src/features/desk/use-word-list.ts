import { useState } from 'react'
import { deskCopy } from '@/copy/desk'
import type { KeptEntry } from '@domain/desk/folders'
import type { Ledger } from '@domain/desk/ledger'
import { DESK } from '@domain/desk/limits'
import { quoteOf } from '@domain/desk/note'
import { notesOn } from '@domain/desk/notes'
import { exportDesk } from '@/api/desk'
import { reportFile } from '@/api/report'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { useDesk } from '@/stores/desk'

const listed = ({ id, body }: KeptEntry, ledger: Ledger) => {
  const { title, library, from, number, day, status, remark } = body
  const notes = notesOn(ledger, id)
    .slice(0, DESK.exportedNotes)
    .map(({ body: note }) => ({ quote: quoteOf(note), text: note.text }))
  return { title, library, from, number, day, status, remark, notes }
}

/** What was kept, as a Word file, for members; one at a time. */
export function useWordList() {
  const [busy, setBusy] = useState(false)
  async function make(documents: KeptEntry[]) {
    if (busy || !requireMember()) return
    setBusy(true)
    const made = await exportDesk({
      title: deskCopy.desk.listTitle,
      documents: documents.slice(0, DESK.exported).map(one => listed(one, useDesk.getState().ledger)),
    })
    if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
    else toast(sentenceFor(made.error))
    setBusy(false)
  }
  return { busy, make: (documents: KeptEntry[]) => void make(documents) }
}
