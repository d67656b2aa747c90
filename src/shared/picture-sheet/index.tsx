import { Image, View } from '@tarojs/components'
import { type ReactNode, useState, useEffect } from 'react'
import { pictureCopy, fill } from '@/copy/picture'
import { pictureFile } from '@/platform/image-file'
import { ActionBar } from '@/ui/action-bar'
import { Hint } from '@/ui/hint'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { cutToLength } from '@/ui/chart/drawings/fit'
import { album } from '@/platform/album'
import { toast } from '@/platform/toast'
import type { AlbumOutcome } from '@/platform/album/port'
import { ask } from '@/platform/ask'
import './index.scss'

const { picture } = pictureCopy

/** What was refused once is asked for again only by way of the settings. */
async function offerSettings(refusal: AlbumOutcome, text: string) {
  const agreed = await ask({ text, confirm: picture.toSettings, cancel: pictureCopy.action.cancel })
  if (agreed) await album.openSettings(refusal)
}

async function keep(path: string) {
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

/** Puts a picture into the album, one at a time. */
function useSaving() {
  const [saving, setSaving] = useState(false)
  const save = async (path: string) => {
    if (saving) return
    setSaving(true)
    await keep(path)
    setSaving(false)
  }
  return { saving, save }
}

/** A system allows 255 bytes. */
const LONGEST_NAME = 60

async function copyPicture(path: string) {
  const copied = await pictureFile.copy(path)
  toast(copied ? picture.copied : picture.notCopied, { mark: copied ? 'done' : 'failed' })
}

/** What can be done with a picture, once it is made; nothing where one only presses it long. */
function useKeys(path: string | undefined, { title, sensors }: { title: string; sensors: string }, isFile: boolean) {
  const { saving, save } = useSaving()
  const disabled = !path
  if (isFile) {
    const name = fill(picture.fileName, { title: cutToLength(title, LONGEST_NAME) })
    const toFile = () => path && pictureFile.save(path, name)
    const toClipboard = () => path && void copyPicture(path)
    return {
      main: { label: picture.file, disabled, onTap: toFile, sensorsName: `${sensors}_file` },
      other: pictureFile.copies()
        ? { label: picture.copy, disabled, onTap: toClipboard, sensorsName: `${sensors}_copy_picture` }
        : undefined,
    }
  }
  if (!album.saves) return undefined
  const toAlbum = () => path && void save(path)
  return { main: { label: picture.save, disabled, busy: saving, onTap: toAlbum, sensorsName: `${sensors}_save` } }
}

interface MadePicture {
  path: string
  /** As many times its width. */
  height: number
}

type Making = { kind: 'making' } | { kind: 'failed' } | { kind: 'made'; picture: MadePicture }

/** Made once for as long as the sheet is open; again where the reader asks so. `make` is to be the same each time. */
export function useMade(make: () => Promise<MadePicture | undefined>) {
  const [making, setMaking] = useState<Making>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    void make().then(picture => {
      if (!left) setMaking(picture ? { kind: 'made', picture } : { kind: 'failed' })
    })
    return () => {
      left = true
    }
  }, [make, attempt])
  const again = () => {
    setMaking({ kind: 'making' })
    setAttempt(attempt + 1)
  }
  return { making, again }
}

interface PictureSheetProps extends ReturnType<typeof useMade> {
  /** Of the sheet. */
  label: string
  /** Of the picture, by which its file goes. */
  title: string
  /** What its keys are counted as. */
  sensors: string
  /** Where the picture is drawn. */
  stage: ReactNode
  /** What is to be known of the picture, once it is there. */
  notice?: ReactNode
  onClose: () => void
}

/** As wide as leaves all of it in sight, between the head and the keys of the sheet. */
const inSight = (height: number) => ({ width: `calc((86vh - 168px) * ${1 / height})` })

/** A picture to take along: a file for whoever has a mouse, else kept by a key or by a long press. */
export function PictureSheet({ making, again, label, stage, notice, onClose, ...about }: PictureSheetProps) {
  const [isFile] = useState(pictureFile.isOffered)
  const picture = making.kind === 'made' ? making.picture : undefined
  const keys = useKeys(picture?.path, about, isFile)
  return (
    <Sheet open onClose={onClose} title={label} actions={keys && <ActionBar {...keys} />}>
      <View className='picture-sheet'>
        {making.kind === 'making' && <Spinner size={20} />}
        {making.kind === 'failed' && (
          <Hint sentence={pictureCopy.picture.failed} action={{ label: pictureCopy.action.retry, onTap: again }} />
        )}
        {picture && (
          <>
            {notice}
            {!isFile && <View className='picture-sheet__hint'>{pictureCopy.picture.hint}</View>}
            <View className='picture-sheet__frame' style={isFile ? inSight(picture.height) : undefined}>
              <Image className='picture-sheet__image' src={picture.path} mode='widthFix' showMenuByLongpress />
            </View>
          </>
        )}
        {stage}
      </View>
    </Sheet>
  )
}
