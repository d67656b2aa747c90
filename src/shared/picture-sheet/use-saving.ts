import { useState } from 'react'
import { pictureCopy } from '@/copy/picture'
import { album } from '@/platform/album'
import type { AlbumOutcome } from '@/platform/album/port'
import { ask } from '@/platform/ask'
import { toast } from '@/platform/toast'

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
export function useSaving() {
  const [saving, setSaving] = useState(false)
  const save = async (path: string) => {
    if (saving) return
    setSaving(true)
    await keep(path)
    setSaving(false)
  }
  return { saving, save }
}
