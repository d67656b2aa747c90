import Taro from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { album } from '@/platform/album'
import type { AlbumOutcome } from '@/platform/album/port'
import { toast } from '@/platform/toast'

const { picture } = copy.visual
/** What was refused once is asked for again only by way of the settings. */
async function offerSettings(refusal: AlbumOutcome, content: string) {
  const { confirm } = await Taro.showModal({
    content,
    confirmText: picture.toSettings,
    cancelText: copy.action.cancel,
  })
  if (confirm) await album.openSettings(refusal)
}

async function keep(path: string) {
  const outcome = await album.saveImage(path)
  switch (outcome) {
    case 'saved':
      return toast(picture.saved)
    case 'failed':
      return toast(picture.notSaved)
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
