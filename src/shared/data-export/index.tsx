import { useState } from 'react'
import { ownExportCopy } from '@/copy/data-export'
import type { OwnFile } from '@/platform/archive-file/port'
import { ListItem } from '@/ui/list-item'
import { toast } from '@/platform/toast'
import { reportUnauthorized } from '@/request/connection'
import { errorIdOf, sentenceFor } from '@/request/errors'
import { useSession } from '@/stores/session'

const { ownExport: words } = ownExportCopy

/** By then the line says that it is being made: a full desk keeps a slow phone busy for a second. */
const PAINTED = 50
const painted = () => new Promise<void>(resolve => setTimeout(resolve, PAINTED))

/** Everything that is kept of oneself as one file. Where the host wants one more tap for it, `file` says that it is there. */
function useOwnExport(make: () => Promise<OwnFile>) {
  const [busy, setBusy] = useState(false)
  const [file, setFile] = useState<{ send: () => Promise<boolean> }>()

  async function makeFile() {
    const { token } = useSession.getState()
    const outcome = await make().catch(() => 'failed' as const)
    if (outcome === 'saved') return toast(words.exported, { mark: 'done' })
    if (outcome === 'failed') return toast(words.failed, { mark: 'failed' })
    if ('send' in outcome) return setFile(outcome)
    const id = errorIdOf(outcome.refused) ?? 'garbled'
    if (id === 'unauthorized') reportUnauthorized(token)
    else toast(sentenceFor({ id, status: outcome.refused }))
  }

  async function start() {
    if (busy) return
    setBusy(true)
    await painted()
    await makeFile()
    setBusy(false)
  }

  return {
    busy,
    file,
    start: () => void start(),
    send: () =>
      void file?.send().then(sent => {
        if (!sent) return
        toast(words.sent, { mark: 'done' })
        setFile(undefined)
      }),
  }
}

interface OwnExportProps {
  /** What is in it. */
  hint: string
  make: () => Promise<OwnFile>
}

/** The line by which one takes one's own data along. */
export function OwnExport({ hint, make }: OwnExportProps) {
  const { busy, file, start, send } = useOwnExport(make)
  if (file)
    return (
      <ListItem icon='share-2' action title={words.send} under={words.sendHint} onTap={send} sensorsName='own_send' />
    )
  return (
    <ListItem
      icon='download'
      title={words.start}
      under={hint}
      detail={busy ? ownExportCopy.loading : undefined}
      onTap={start}
      sensorsName='own_export'
    />
  )
}
