import { View } from '@tarojs/components'
import { useState } from 'react'
import { changePassword } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { LIMITS } from '@domain/limits'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Sheet } from '@/ui/sheet'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import type { TextFieldProps } from '@/ui/text-field/port'

const { password: words } = accountCopy.security

const asIs = (text: string) => text

interface FieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'secret' | 'focus'> {
  label: string
}

/** A password, with its name above it. */
export const Field = ({ label, ...field }: FieldProps) => (
  <FormField label={label}>
    <TextBox {...field} label={label} placeholder='' maxLength={LIMITS.password.most} clean={asIs} />
  </FormField>
)
const { least, most } = LIMITS.password
const rule = fill(words.rule, { least, most })

const lengthOf = (text: string) => Array.from(text).length

interface Typed {
  old: string
  next: string
  again: string
}

const NOTHING: Typed = { old: '', next: '', again: '' }

/** What can be told before anybody is asked. */
function problemIn({ next, again }: Typed): string | undefined {
  if (lengthOf(next) < least || lengthOf(next) > most) return rule
  return next === again ? undefined : words.differ
}

interface PasswordSheetProps {
  open: boolean
  onClose: () => void
}

/** What was typed is gone once the sheet is. */
export const PasswordSheet = ({ open, onClose }: PasswordSheetProps) => (
  <Sheet open={open} onClose={onClose} title={words.title}>
    <PasswordForm onDone={onClose} />
  </Sheet>
)

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState(NOTHING)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const write = (change: Partial<Typed>) => {
    setTyped(before => ({ ...before, ...change }))
    setProblem('')
  }

  async function change() {
    const known = problemIn(typed)
    if (known) return setProblem(known)
    setBusy(true)
    const outcome = await changePassword({ old: typed.old, new: typed.next })
    setBusy(false)
    if (!outcome.ok) return setProblem(sentenceFor(outcome.error))
    toast(words.changed, { mark: 'done' })
    onDone()
  }

  const incomplete = !typed.old || !typed.next || !typed.again
  return (
    <View className='security-password'>
      <Field label={words.old} value={typed.old} onChange={old => write({ old })} secret='current' focus />
      <Field label={words.next} value={typed.next} onChange={next => write({ next })} secret='new' />
      <Field label={words.again} value={typed.again} onChange={again => write({ again })} secret='new' />
      <View
        className={`security-password__said${problem ? ' security-password__said--wrong' : ''}`}
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
