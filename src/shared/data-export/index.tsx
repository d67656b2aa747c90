import { useState } from 'react'
import { dataExportCopy } from '@/copy/data-export'
import type { ArchiveOutcome } from '@/platform/ports/files'
import { ListItem } from '@/ui/list-item'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { reportUnauthorized } from '@/request/connection'
import { errorIdOfStatus, errorSentence } from '@/request/errors'
import { useSession } from '@/stores/session'

const { dataExport: words } = dataExportCopy

/**
 * The wait in ms before the export, in which the busy label is drawn. The export of a full workspace blocks a slow
 * phone for about a second.
 */
const PAINT_MS = 50
const nextPaint = () => new Promise<void>(resolve => setTimeout(resolve, PAINT_MS))

/** Exports the reader's data as one file. `file` is set if the host requires a second tap to send the file. */
function useDataExport(make: () => Promise<ArchiveOutcome>) {
  const { busy, run } = useBusy()
  const [file, setFile] = useState<{ share: () => Promise<boolean> }>()

  async function makeFile() {
    const { token } = useSession.getState()
    const outcome = await make().catch(() => 'failed' as const)
    if (outcome === 'saved') return toast(words.exported, { mark: 'done' })
    if (outcome === 'failed') return toast(words.failed, { mark: 'failed' })
    if ('share' in outcome) return setFile(outcome)
    const id = errorIdOfStatus(outcome.refusedStatus) ?? 'garbled'
    if (id === 'unauthorized') reportUnauthorized(token)
    else toast(errorSentence({ id, status: outcome.refusedStatus }))
  }

  async function start() {
    await nextPaint()
    await makeFile()
  }

  return {
    busy,
    file,
    start: () => void run(start),
    send: () =>
      void file?.share().then(sent => {
        if (!sent) return
        toast(words.sent, { mark: 'done' })
        setFile(undefined)
      }),
  }
}

interface DataExportProps {
  /** A sentence about the contents of the file. */
  hint: string
  make: () => Promise<ArchiveOutcome>
}

/** Shows the button that exports personal data, with a sentence about the file. */
export function DataExport({ hint, make }: DataExportProps) {
  const { busy, file, start, send } = useDataExport(make)
  if (file)
    return (
      <ListItem icon='share-2' action title={words.send} under={words.sendHint} onTap={send} sensorsName='own_send' />
    )
  return (
    <ListItem
      icon='download'
      title={words.start}
      under={hint}
      detail={busy ? dataExportCopy.loading : undefined}
      onTap={start}
      sensorsName='own_export'
    />
  )
}
