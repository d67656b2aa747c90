import { useState } from 'react'
import { askReader } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { type Result, sentenceFor } from '@/request/errors'
import { accountCopy } from '@/copy/account'

interface ConfirmedAction {
  /** The id of the running action. */
  id: string
  question: string
  confirm: string
  call: () => Promise<Result<unknown>>
  doneMessage: string
  onSuccess: () => void
}

/** Runs irreversible actions: asks first, runs one at a time, shows the outcome. */
export function useConfirmedAction() {
  const [busy, setBusy] = useState<string>()

  return {
    busy,
    async run({ id, question, confirm, call, doneMessage, onSuccess }: ConfirmedAction) {
      if (busy !== undefined || !(await askReader({ text: question, confirm, cancel: accountCopy.action.cancel })))
        return
      setBusy(id)
      const outcome = await call()
      setBusy(undefined)
      toast(outcome.ok ? doneMessage : sentenceFor(outcome.error))
      if (outcome.ok) onSuccess()
    },
  }
}
