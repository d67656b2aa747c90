import { Image, View } from '@tarojs/components'
import { type ReactNode, useState, useEffect } from 'react'
import { pictureCopy, fill } from '@/copy/picture'
import { imageFile } from '@/platform/image-file'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Hint } from '@/ui/hint'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { cutToLength } from '@/ui/chart/drawings/fit'
import { album } from '@/platform/album'
import { toast, askReader } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import type { AlbumOutcome } from '@/platform/ports/files'
import './index.scss'

const { picture } = pictureCopy

/** Offers to open the settings after a refusal, because only there the reader can grant the permission. */
async function offerSettings(refusal: AlbumOutcome, text: string) {
  const isConfirmed = await askReader({ text, confirm: picture.toSettings, cancel: pictureCopy.action.cancel })
  if (isConfirmed) await album.openSettings(refusal)
}

async function saveToAlbum(path: string) {
  const outcome = await album.saveImage(path)
  switch (outcome) {
    case 'saved':
      return toast(picture.saved, { mark: 'done' })
    case 'failed':
      return toast(picture.notSaved, { mark: 'failed' })
    case 'refusedPrivacy':
      return toast(picture.refusedPrivacy)
    case 'refused':
      return offerSettings(outcome, picture.refused)
    case 'refusedBySystem':
      return offerSettings(outcome, picture.refusedBySystem)
    case 'longPress':
    case 'cancelled':
  }
}

/** The maximum length of the title in a file name, in characters. File systems allow 255 bytes for the whole name. */
const LONGEST_NAME = 60

async function copyPicture(path: string) {
  const copied = await imageFile.copy(path)
  toast(copied ? picture.copied : picture.notCopied, { mark: copied ? 'done' : 'failed' })
}

/** Returns the actions on a picture. Returns `undefined` on hosts where only a long press can save it. */
function usePictureActions(
  path: string | undefined,
  { title, sensors }: { title: string; sensors: string },
  isFile: boolean,
) {
  const { busy, run } = useBusy()
  const disabled = !path
  if (isFile) {
    const name = fill(picture.fileName, { title: cutToLength(title, LONGEST_NAME) })
    const toFile = () => path && imageFile.save(path, name)
    const toClipboard = () => path && void copyPicture(path)
    return {
      main: { label: picture.file, disabled, onTap: toFile, sensorsName: `${sensors}_file` },
      other: imageFile.canCopy()
        ? { label: picture.copy, disabled, onTap: toClipboard, sensorsName: `${sensors}_copy_picture` }
        : undefined,
    }
  }
  if (!album.canSave) return undefined
  const toAlbum = () => path && void run(() => saveToAlbum(path))
  return { main: { label: picture.save, disabled, busy, onTap: toAlbum, sensorsName: `${sensors}_save` } }
}

interface Picture {
  path: string
  /** The height of the picture as a multiple of its width. */
  height: number
}

type PictureState = { kind: 'making' } | { kind: 'failed' } | { kind: 'made'; picture: Picture }

/** Makes the picture when the sheet opens, and again on retry. Each render must pass the same function `make`. */
export function usePictureState(make: () => Promise<Picture | undefined>) {
  const [state, setState] = useState<PictureState>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCancelled = false
    void make().then(picture => {
      if (!isCancelled) setState(picture ? { kind: 'made', picture } : { kind: 'failed' })
    })
    return () => {
      isCancelled = true
    }
  }, [make, attempt])
  const retry = () => {
    setState({ kind: 'making' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

interface PictureSheetProps extends ReturnType<typeof usePictureState> {
  /** The title of the sheet. */
  label: string
  /** The title of the picture, which also gives the file its name. */
  title: string
  /** The prefix of the buttons' names in analytics. */
  sensors: string
  /** The canvas on which the picture is drawn. */
  stage: ReactNode
  /** Content above the finished picture. */
  notice?: ReactNode
  onClose: () => void
}

/** Limits the width so that the whole picture fits between the title and the actions of the sheet. */
const fitHeight = (height: number) => ({ width: `calc((86vh - 168px) * ${1 / height})` })

/**
 * Shows a picture that the reader can save.
 * A computer saves it as a file. A phone saves it to the album, by a button or a long press.
 */
export function PictureSheet({ state, retry, label, stage, notice, onClose, ...about }: PictureSheetProps) {
  const [isFile] = useState(imageFile.isOffered)
  const picture = state.kind === 'made' ? state.picture : undefined
  const actions = usePictureActions(picture?.path, about, isFile)
  return (
    <Sheet open onClose={onClose} title={label} actions={actions && <ActionBar {...actions} />}>
      <View className='picture-sheet'>
        {state.kind === 'making' && (
          <View {...role('progressbar')} aria-busy='true' aria-label={pictureCopy.loading}>
            <Spinner size={20} />
          </View>
        )}
        {state.kind === 'failed' && (
          <Hint sentence={pictureCopy.picture.failed} action={{ label: pictureCopy.action.retry, onTap: retry }} />
        )}
        {picture && (
          <>
            {notice}
            {!isFile && <View className='picture-sheet__hint'>{pictureCopy.picture.hint}</View>}
            <View
              className='picture-sheet__frame'
              style={isFile ? fitHeight(picture.height) : undefined}
              {...role('img')}
              aria-label={about.title}
            >
              <Image className='picture-sheet__image' src={picture.path} mode='widthFix' showMenuByLongpress />
            </View>
          </>
        )}
        {stage}
      </View>
    </Sheet>
  )
}
