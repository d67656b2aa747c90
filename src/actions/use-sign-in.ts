import { useState } from 'react'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { copy } from '@/copy'
import { signIn } from './sign-in'

/**
 * A login button's part: busy while the host is at it, and a sentence when nothing came of it. Its reader comes back to
 * `returnTo`, or to where they are.
 */
export function useSignIn(returnTo?: string) {
  const [busy, setBusy] = useState(false)

  return {
    busy,
    async signIn() {
      if (busy) return
      setBusy(true)
      const outcome = await signIn(returnTo)
      setBusy(false)
      if (outcome.ok && outcome.data === 'left') return
      toast(outcome.ok ? copy.login.done : sentenceFor(outcome.error))
    },
  }
}
