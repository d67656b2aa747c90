import { useState } from 'react'
import { visualCopy } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import { host } from '@/platform/host'
import { requireLogin } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'

/** In the native wrapper the trial has no pictures. Some screens open without asking who their reader is. */
async function refuseTrial(): Promise<boolean> {
  const { token, visitor } = useSession.getState()
  if (host.current() !== 'app' || !token) return false
  if (!visitor) await loadVisitor(token)
  if (!useSession.getState().visitor?.trialOnly) return false
  toast(visualCopy.visual.noTrial, { duration: LIMITS.toast.noTrial })
  return true
}

/** Whether the picture of a chart is being looked at, by those who may have it. */
export function usePictureSheet() {
  const [open, setOpen] = useState(false)
  const start = async () => {
    if (requireLogin() && !(await refuseTrial())) setOpen(true)
  }
  return { open, start: () => void start(), close: () => setOpen(false) }
}
