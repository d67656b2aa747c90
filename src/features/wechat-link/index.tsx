/** 微信绑定: decides which account opens when the user logs in by WeChat. */
import { View, Text } from '@tarojs/components'
import { useState } from 'react'
import type { WeChatLink as LinkRequest } from '@contract/wechat-link'
import { useSignIn } from '@/actions/use-sign-in'
import { wechatLinkCopy, fill } from '@/copy/wechat-link'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { unlinkWeChat, linkWeChat } from '@/actions/link-wechat'
import { askReader, toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { errorSentence } from '@/request/errors'
import { Button } from '@/ui/button'
import { loadVisitor } from '@/actions/load-visitor'
import { VisitorLoading } from '@/shared/visitor-loading'
import { wechatFailureOf } from '@/platform/wechat-failure'
import { role } from '@/ui/aria'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import { type PhoneNumberReply, WeChatButton } from '@/ui/wechat-button'
import './index.scss'

const { weChatLink: words } = wechatLinkCopy

/** The service's limits on the length of the input. */
const MAX_LENGTH = { name: 64, password: 256 }
const asIs = (text: string) => text

const PHONE_PROBLEMS = { refusedPrivacy: words.phoneRefused, failed: words.phoneFailed, cancelled: '' }

/** Shows which account is linked. */
async function showLinkedName() {
  const { token = '' } = useSession.getState()
  const visitor = await loadVisitor(token)
  toast(visitor.ok && visitor.data.name ? fill(words.linkedTo, { name: visitor.data.name }) : words.linkedWithoutName, {
    mark: 'done',
  })
}

/** Links an account by name and password, or by the phone number that WeChat reports. */
function LinkForm({ byPhone }: { byPhone: boolean }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'password' | 'phone'>()

  async function link(method: 'password' | 'phone', body: LinkRequest) {
    if (busy) return
    setBusy(method)
    setProblem('')
    const outcome = await linkWeChat(body)
    setBusy(undefined)
    if (!outcome.ok) return setProblem(errorSentence(outcome.error))
    await showLinkedName()
  }

  function linkByPhone(answer: PhoneNumberReply) {
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

/** Shows the linked account, with a button that unlinks it. */
function LinkedAccount({ name }: { name: string }) {
  const { busy, run } = useBusy()

  async function unlink() {
    const question = fill(words.unlinkAsk, { name })
    if (!(await askReader({ text: question, confirm: words.unlink, cancel: wechatLinkCopy.action.cancel }))) return
    const outcome = await run(unlinkWeChat)
    if (outcome) toast(outcome.ok ? words.unlinked : errorSentence(outcome.error))
  }

  return (
    <>
      <Text className='wechat-link__name'>{name}</Text>
      <View className='wechat-link__words'>{words.linked}</View>
      <View className='wechat-link__key'>
        <Button wide look='line' busy={busy} onTap={() => void unlink()} sensorsName='wechat_unlink'>
          {words.unlink}
        </Button>
      </View>
    </>
  )
}

export function WeChatLink() {
  const { token, visitor } = useSession()
  const { signIn, busy } = useSignIn()

  if (!token) {
    const login = {
      label: wechatLinkCopy.action.login,
      onTap: () => void signIn(),
      busy,
      sensorsName: 'wechat_link_login',
    }
    return <StateScreen kind='gate' sentence={wechatLinkCopy.noLogin} actions={[login, homeAction]} />
  }
  if (!visitor) return <VisitorLoading token={token} label={wechatLinkCopy.loading} sensorsName='wechat_link_retry' />
  const { weChat, name } = visitor
  if (!weChat || weChat.state === 'none')
    return <StateScreen kind='empty' sentence={words.none} actions={[homeAction]} />
  return (
    <Page header={<Header back title={ROUTES['wechat-link'].title} ruled />}>
      <View className='wechat-link'>
        {weChat.state === 'linked' ? <LinkedAccount name={name} /> : <LinkForm byPhone={weChat.phone} />}
      </View>
    </Page>
  )
}
