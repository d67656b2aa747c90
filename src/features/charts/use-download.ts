import Taro from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { host } from '@/platform/host'
import { blocked } from '@/stores/allowance'
import { useSession } from '@/stores/session'
import { meetVisitor } from '@/stores/visitor'

/** In the native wrapper the trial has no pictures. Some screens open without asking who their reader is. */
async function refusedTrial(): Promise<boolean> {
  const { token, visitor } = useSession.getState()
  if (host.current() !== 'app' || !token) return false
  if (!visitor) await meetVisitor(token)
  if (!useSession.getState().visitor?.trialOnly) return false
  void Taro.showToast({ title: copy.visual.noTrial, icon: 'none', duration: LIMITS.toast.noTrial })
  return true
}

/** Whether the picture of a chart is being looked at, by those who may have it. */
export function useDownload() {
  const [open, setOpen] = useState(false)
  const start = async () => {
    if (!blocked() && !(await refusedTrial())) setOpen(true)
  }
  return { open, start: () => void start(), close: () => setOpen(false) }
}
