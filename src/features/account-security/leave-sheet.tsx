import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { leaveAccount } from '@/actions/leave-account'
import { accountCopy, fill } from '@/copy/account'
import { minuteOf } from '@domain/format/dates'
import { ask } from '@/platform/ask'
import { type ApiError, sentenceFor } from '@/request/errors'
import type { Visitor } from '@/stores/session'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Sheet } from '@/ui/sheet'
import { Field } from './field'

const { leave: words } = accountCopy.security

interface LeaveSheetProps {
  open: boolean
  onClose: () => void
  visitor: Visitor
}

/** What was typed is gone once the sheet is. */
export const LeaveSheet = ({ open, onClose, visitor }: LeaveSheetProps) => (
  <Sheet open={open} onClose={onClose} title={words.title}>
    <LeaveForm visitor={visitor} onDone={onClose} />
  </Sheet>
)

const saidOf = (until: string) => (until ? fill(words.left, { day: minuteOf(new Date(until)) }) : words.leftNow)

/** It is no former password that is asked for here, as where one is changed. */
const problemOf = (error: ApiError) => (error.code === 'password_wrong' ? words.wrong : sentenceFor(error))

function LeaveForm({ visitor: { name, security }, onDone }: { visitor: Visitor; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const isAsked = security?.password === true

  async function leave() {
    if (!(await ask({ text: fill(words.ask, { name }), confirm: words.confirm, cancel: accountCopy.action.cancel })))
      return
    setBusy(true)
    const ended = await leaveAccount(password)
    setBusy(false)
    if (!ended.ok) return setProblem(problemOf(ended.error))
    onDone()
    await ask({ text: saidOf(ended.data), confirm: words.known })
  }

  return (
    <View className='security-leave'>
      {words.points.map(point => (
        <View key={point} className='security-leave__point'>
          {point}
        </View>
      ))}
      {isAsked && (
        <Field
          label={words.password}
          value={password}
          onChange={typed => {
            setPassword(typed)
            setProblem('')
          }}
          secret='current'
        />
      )}
      {problem && (
        <View className='security-password__said security-password__said--wrong' {...role('alert')}>
          <Text>{problem}</Text>
        </View>
      )}
      <ActionBar
        main={{
          label: words.confirm,
          onTap: () => void leave(),
          busy,
          disabled: isAsked && !password,
          sensorsName: 'security_leave_confirm',
        }}
      />
    </View>
  )
}
