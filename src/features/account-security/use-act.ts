import { useState } from 'react'
import { ask } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { type Result, sentenceFor } from '@/request/errors'
import { accountCopy } from '@/copy/account'

interface Act {
  /** Names it while it is under way. */
  id: string
  question: string
  confirm: string
  call: () => Promise<Result<unknown>>
  done: string
  then: () => void
}

/** Something that cannot be undone: asked first, done once, and told. */
export function useAct() {
  const [busy, setBusy] = useState<string>()

  return {
    busy,
    async act({ id, question, confirm, call, done, then }: Act) {
      if (busy !== undefined || !(await ask({ text: question, confirm, cancel: accountCopy.action.cancel }))) return
      setBusy(id)
      const outcome = await call()
      setBusy(undefined)
      toast(outcome.ok ? done : sentenceFor(outcome.error))
      if (outcome.ok) then()
    },
  }
}
