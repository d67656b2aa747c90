import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { askReader, toast } from '@/platform/messages'
import { type Result, errorSentence } from '@/request/errors'
import { accountCopy } from '@/copy/account'
import './entry.scss'

interface ConfirmedAction {
  /** Identifies the action. `busy` has this id while the action runs. */
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
      toast(outcome.ok ? doneMessage : errorSentence(outcome.error))
      if (outcome.ok) onSuccess()
    },
  }
}

interface SecurityItemProps {
  title: string
  /** A tag beside the title, for example "this device". */
  mark?: string
  under: string[]
  action?: { keyText: string; label: string; busy: boolean; onTap: () => void; sensorsName: string }
}

/** Shows a login session, a shared link or a personal token. `action` is the button that ends or revokes it. */
export function SecurityItem({ title, mark, under, action }: SecurityItemProps) {
  return (
    <View className='security-entry'>
      <View className='security-entry__words'>
        <View className='security-entry__head'>
          <Text className='security-entry__title'>{title}</Text>
          {mark && <Text className='security-entry__mark'>{mark}</Text>}
        </View>
        {under.map(line => (
          <Text key={line} className='security-entry__under'>
            {line}
          </Text>
        ))}
      </View>
      {action && (
        <Button
          look='text'
          label={action.label}
          busy={action.busy}
          onTap={action.onTap}
          sensorsName={action.sensorsName}
        >
          {action.keyText}
        </Button>
      )}
    </View>
  )
}
