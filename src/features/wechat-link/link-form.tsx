import { View } from '@tarojs/components'
import { useState } from 'react'
import type { WeChatLink } from '@contract/wechat-link'
import { linkWeChat } from '@/actions/link-wechat'
import { loadVisitor } from '@/actions/load-visitor'
import { wechatLinkCopy, fill } from '@/copy/wechat-link'
import { wechatFailureOf } from '@/platform/wechat-failure'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { useSession } from '@/stores/session'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import { type PhoneAnswer, WeChatButton } from '@/ui/wechat-button'

const { weChatLink: words } = wechatLinkCopy

/** The service's limits on the length of the input. */
const MAX_LENGTH = { name: 64, password: 256 }
const asIs = (text: string) => text

const PHONE_PROBLEMS = { refusedPrivacy: words.phoneRefused, failed: words.phoneFailed, cancelled: '' }

/** Shows the name of the linked account. */
async function showLinkedName() {
  const { token = '' } = useSession.getState()
  const visitor = await loadVisitor(token)
  toast(visitor.ok && visitor.data.name ? fill(words.linkedTo, { name: visitor.data.name }) : words.linkedWithoutName, {
    mark: 'done',
  })
}

/** Links by name and password, or by the phone number from WeChat. */
export function LinkForm({ byPhone }: { byPhone: boolean }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'password' | 'phone'>()

  async function link(method: 'password' | 'phone', body: WeChatLink) {
    if (busy) return
    setBusy(method)
    setProblem('')
    const outcome = await linkWeChat(body)
    setBusy(undefined)
    if (!outcome.ok) return setProblem(sentenceFor(outcome.error))
    await showLinkedName()
  }

  function linkByPhone(answer: PhoneAnswer) {
    if (answer.code) return void link('phone', { phoneCode: answer.code })
    setProblem(PHONE_PROBLEMS[wechatFailureOf(answer)])
  }

  const isIncomplete = !name.trim() || !password
  return (
    <>
      <View className='wechat-link__words'>{words.intro}</View>
      <FormField label={words.name}>
        <TextBox
          value={name}
          onChange={setName}
          label={words.name}
          placeholder=''
          maxLength={MAX_LENGTH.name}
          clean={asIs}
        />
      </FormField>
      <FormField label={words.password}>
        <TextBox
          value={password}
          onChange={setPassword}
          label={words.password}
          placeholder=''
          maxLength={MAX_LENGTH.password}
          clean={asIs}
          secret='current'
        />
      </FormField>
      {problem && (
        <View className='wechat-link__problem' {...role('alert')}>
          {problem}
        </View>
      )}
      <View className='wechat-link__key'>
        <Button
          wide
          large
          busy={busy === 'password'}
          disabled={isIncomplete || busy === 'phone'}
          onTap={() => void link('password', { name: name.trim(), password })}
          sensorsName='wechat_link'
        >
          {words.link}
        </Button>
      </View>
      {byPhone && (
        <View className='wechat-link__key'>
          <View className='wechat-link__or'>{words.or}</View>
          <WeChatButton
            openType='getPhoneNumber'
            label={words.phone}
            disabled={busy !== undefined}
            onPhone={linkByPhone}
            sensorsName='wechat_link_phone'
          >
            <Button wide look='line' busy={busy === 'phone'} onTap={() => undefined}>
              {words.phone}
            </Button>
          </WeChatButton>
        </View>
      )}
    </>
  )
}
