import { ownExportCopy } from '@/copy/own-export'
import type { OwnFile } from '@/platform/own-file/port'
import { ListItem } from '@/ui/list-item'
import { useOwnExport } from './use-own-export'

const { ownExport: words } = ownExportCopy

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
