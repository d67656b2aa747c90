/** Lists the personal tokens for assistant programs. The reader can make a new token or revoke one. */
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { PersonalToken } from '@contract/account'
import { fetchPersonalTokens, makePersonalToken, revokePersonalToken } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { formatMinute } from '@domain/format/dates'
import { copyText } from '@/actions/copy-text'
import { useBusy } from '@/platform/use-busy'
import { LoadErrorBlock } from '@/request/load-error'
import { errorSentence } from '@/request/errors'
import { useLoaded } from '@/request/use-loaded'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { FormField } from '@/ui/form-field'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { TextBox } from '@/ui/text-box'
import { SecurityItem, useConfirmedAction } from './entry'

const { tokens: words } = accountCopy.security
const LONGEST_NAME = 40

const asTyped = (text: string) => text

const dayIn = (time: string) => formatMinute(new Date(time)).slice(0, 10)
const usesOf = ({ madeAt, usedAt, expiresAt }: PersonalToken) => [
  usedAt ? fill(words.used, { time: formatMinute(new Date(usedAt)) }) : words.unused,
  fill(words.times, { day: dayIn(madeAt), end: dayIn(expiresAt) }),
]

interface TokenFormProps {
  onMade: (token: PersonalToken) => void
  onDone: () => void
}

/** Asks for the token's name, then shows the new token. The token cannot be shown a second time. */
function TokenForm({ onMade, onDone }: TokenFormProps) {
  const [name, setName] = useState('')
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()

  async function make() {
    const outcome = await run(() => makePersonalToken(name.trim()))
    if (!outcome) return
    if (!outcome.ok) return setProblem(errorSentence(outcome.error))
    const { token: secret, ...made } = outcome.data
    setToken(secret)
    onMade(made)
  }

  if (token)
    return (
      <View className='security-password'>
        <Text className='security-note'>{words.once}</Text>
        <View className='security-token'>{token}</View>
        <ActionBar
          main={{ label: words.copy, onTap: () => void copyText(token), sensorsName: 'security_token_copy' }}
          other={{ label: words.done, onTap: onDone, sensorsName: 'security_token_done' }}
        />
      </View>
    )
  return (
    <View className='security-password'>
      <FormField label={words.name}>
        <TextBox
          value={name}
          onChange={setName}
          label={words.name}
          placeholder={words.example}
          maxLength={LONGEST_NAME}
          clean={asTyped}
          focus
        />
      </FormField>
      {problem && (
        <View className='security-password__message security-password__message--wrong' {...role('alert')}>
          {problem}
        </View>
      )}
      <ActionBar
        main={{
          label: words.make,
          onTap: () => void make(),
          busy,
          disabled: name.trim() === '',
          sensorsName: 'security_token_make',
        }}
      />
    </View>
  )
}

/** The tokens of an account, and the sheet that makes one. */
export function PersonalTokens() {
  const loaded = useLoaded(fetchPersonalTokens)
  const [made, setMade] = useState<PersonalToken[]>([])
  const [revokedIds, setRevokedIds] = useState<string[]>([])
  const [isMaking, setMaking] = useState(false)
  const { run, busy } = useConfirmedAction()
  const stored = loaded.kind === 'ready' ? loaded.data : []
  const madeIds = made.map(({ id }) => id)
  // A list that loads again has the new tokens too.
  const others = stored.filter(({ id }) => madeIds.indexOf(id) < 0)
  const tokens = [...made, ...others].filter(({ id }) => revokedIds.indexOf(id) < 0)
  const close = () => setMaking(false)

  const revoke = ({ id, name }: PersonalToken) =>
    run({
      id,
      question: fill(words.revokeAsk, { name }),
      confirm: words.revoke,
      call: () => revokePersonalToken(id),
      doneMessage: words.revoked,
      onSuccess: () => setRevokedIds(before => [...before, id]),
    })

  return (
    <Section title={words.title}>
      <Text className='security-note'>{words.note}</Text>
      {loaded.kind === 'loading' && <Skeleton brief rows={1} />}
      {loaded.kind === 'failed' && (
        <LoadErrorBlock error={loaded.error} retry={loaded.retry} sensorsName='security_retry' />
      )}
      {tokens.map(token => (
        <SecurityItem
          key={token.id}
          title={token.name}
          under={usesOf(token)}
          action={{
            keyText: words.revoke,
            label: fill(words.revokeOf, { name: token.name }),
            busy: busy === token.id,
            onTap: () => void revoke(token),
            sensorsName: 'security_token_revoke',
          }}
        />
      ))}
      <ListItem
        icon='plus'
        title={words.create}
        isLink
        onTap={() => setMaking(true)}
        sensorsName='security_token_new'
      />
      <Sheet open={isMaking} onClose={close} title={words.create}>
        <TokenForm onMade={token => setMade(before => [token, ...before])} onDone={close} />
      </Sheet>
    </Section>
  )
}
