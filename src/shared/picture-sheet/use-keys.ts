import { pictureCopy, fill } from '@/copy/picture'
import { cutToLength } from '@/ui/chart/drawings/fit'
import { album } from '@/platform/album'
import { pictureFile } from '@/platform/picture-file'
import { toast } from '@/platform/toast'
import { useSaving } from './use-saving'

const { picture } = pictureCopy

/** A system allows 255 bytes. */
const LONGEST_NAME = 60

async function copyPicture(path: string) {
  const copied = await pictureFile.copy(path)
  toast(copied ? picture.copied : picture.notCopied, { mark: copied ? 'done' : 'failed' })
}

/** What can be done with a picture, once it is made; nothing where one only presses it long. */
export function useKeys(
  path: string | undefined,
  { title, sensors }: { title: string; sensors: string },
  isFile: boolean,
) {
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
