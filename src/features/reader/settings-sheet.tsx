import { useDidHide } from '@tarojs/taro'
import { useEffect } from 'react'
import { readerCopy } from '@/copy/reader'
import { useReadAloud } from '@/stores/reading'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import type { ReadingSettingsProps } from './settings-body'

const { settings: words } = readerCopy

interface SettingsSheetProps extends ReadingSettingsProps {
  open: boolean
  onClose: () => void
  onRestore: () => void
}

const bodyCode = () => import('./settings-body')

/** Shows the reading settings. The text behind the sheet applies them at once. The code loads on demand. */
export function ReadingSettingsSheet({ open, onClose, onRestore, ...settings }: SettingsSheetProps) {
  const code = useLazyPart(bodyCode, open)
  const stopReading = useReadAloud(({ stop }) => stop)
  // Reading aloud stops when the page of the document is hidden.
  useDidHide(stopReading)
  useEffect(() => stopReading, [stopReading])
  return (
    <Sheet
      beside
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
      <LazyPart part={code}>{({ ReadingSettingsBody }) => <ReadingSettingsBody {...settings} />}</LazyPart>
    </Sheet>
  )
}
