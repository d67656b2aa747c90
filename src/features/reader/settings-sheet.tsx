import { readerCopy } from '@/copy/reader'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import type { SettingsProps } from './settings-body'

const { settings: words } = readerCopy

interface SettingsSheetProps extends SettingsProps {
  open: boolean
  onClose: () => void
  onRestore: () => void
}

const bodyCode = () => import('./settings-body')

/** The reading settings; the text behind the sheet shows them at once. The code loads on demand. */
export function SettingsSheet({ open, onClose, onRestore, ...settings }: SettingsSheetProps) {
  const code = useLazyPart(bodyCode, open)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      corner={
        <>
          <Button look='text' onTap={onRestore} sensorsName='settings_restore'>
            {words.restore}
          </Button>
          <IconButton icon='x' label={readerCopy.action.close} onTap={onClose} />
        </>
      }
    >
      <LazyPart part={code}>{({ SettingsBody }) => <SettingsBody {...settings} />}</LazyPart>
    </Sheet>
  )
}
