import { View } from '@tarojs/components'
import { useState } from 'react'
import { changePassword } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { LIMITS } from '@domain/limits'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { errorSentence } from '@/request/errors'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Sheet } from '@/ui/sheet'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import type { TextFieldProps } from '@/ui/ports'

const { password: words } = accountCopy.security

const asIs = (text: string) => text

interface PasswordFieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'secret' | 'focus'> {
  label: string
}

export const PasswordField = ({ label, ...field }: PasswordFieldProps) => (
  <FormField label={label}>
    <TextBox {...field} label={label} placeholder='' maxLength={LIMITS.password.most} clean={asIs} />
  </FormField>
)
const { least, most } = LIMITS.password
const rule = fill(words.rule, { least, most })

const lengthOf = (text: string) => Array.from(text).length

interface PasswordInput {
  old: string
  next: string
  again: string
}

const EMPTY_INPUT: PasswordInput = { old: '', next: '', again: '' }

/** Returns the problem of the input that can be seen without a request to the service. */
function problemOf({ next, again }: PasswordInput): string | undefined {
  if (lengthOf(next) < least || lengthOf(next) > most) return rule
  return next === again ? undefined : words.differ
}

interface PasswordSheetProps {
  open: boolean
  onClose: () => void
}

/** The sheet that sets a new password. Dismissing the sheet clears the input. */
export const PasswordSheet = ({ open, onClose }: PasswordSheetProps) => (
  <Sheet open={open} onClose={onClose} title={words.title}>
    <PasswordForm onDone={onClose} />
  </Sheet>
)

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [input, setInput] = useState(EMPTY_INPUT)
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()
  const update = (change: Partial<PasswordInput>) => {
    setInput(before => ({ ...before, ...change }))
    setProblem('')
  }

  async function change() {
    const inputProblem = problemOf(input)
    if (inputProblem) return setProblem(inputProblem)
    const outcome = await run(() => changePassword({ old: input.old, new: input.next }))
    if (!outcome) return
    if (!outcome.ok) return setProblem(errorSentence(outcome.error))
    toast(words.changed, { mark: 'done' })
    onDone()
  }

  const incomplete = !input.old || !input.next || !input.again
  return (
    <View className='security-password'>
      <PasswordField label={words.old} value={input.old} onChange={old => update({ old })} secret='current' focus />
      <PasswordField label={words.next} value={input.next} onChange={next => update({ next })} secret='new' />
      <PasswordField label={words.again} value={input.again} onChange={again => update({ again })} secret='new' />
      <View
        className={`security-password__message${problem ? ' security-password__message--wrong' : ''}`}
        {...role('status')}
      >
        {problem || rule}
      </View>
      <ActionBar
        main={{
          label: words.change,
          onTap: () => void change(),
          busy,
          disabled: incomplete,
          sensorsName: 'security_password',
        }}
      />
    </View>
  )
}
