import { useState } from 'react'
import { copy } from '@/copy/desk'
import type { KeptDocument } from '@domain/desk/entry'
import { DESK } from '@domain/desk/limits'
import { exportDesk } from '@/api/desk'
import { reportFile } from '@/api/report'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'

const listed = ({ title, library, from, number, day, status, remark }: KeptDocument) => ({
  ...{ title, library, from, number, day, status, remark },
})

/** What was kept, as a Word file, for members; one at a time. */
export function useWordList() {
  const [busy, setBusy] = useState(false)
  async function make(documents: KeptDocument[]) {
    if (busy || !requireMember()) return
    setBusy(true)
    const made = await exportDesk({
      title: copy.desk.listTitle,
      documents: documents.slice(0, DESK.exported).map(listed),
    })
    if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
    else toast(sentenceFor(made.error))
    setBusy(false)
  }
  return { busy, make: (documents: KeptDocument[]) => void make(documents) }
}
