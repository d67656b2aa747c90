import Taro from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { host } from '@/platform/host'
import { blocked } from '@/stores/allowance'
import { useSession } from '@/stores/session'

/** In the native wrapper the trial has no pictures. */
function refusedTrial(): boolean {
  if (host.current() !== 'app' || !useSession.getState().visitor?.trialOnly) return false
  void Taro.showToast({ title: copy.visual.noTrial, icon: 'none', duration: LIMITS.toast.noTrial })
  return true
}

/** Whether the picture of a chart is being looked at, by those who may have it. */
export function useDownload() {
  const [open, setOpen] = useState(false)
  const start = () => {
    if (!blocked() && !refusedTrial()) setOpen(true)
  }
  return { open, start, close: () => setOpen(false) }
}
