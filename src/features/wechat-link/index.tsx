/** 微信绑定, the WeChat link: the account that a WeChat login opens. */
import { View, Text } from '@tarojs/components'
import { useSignIn } from '@/actions/use-sign-in'
import { wechatLinkCopy, fill } from '@/copy/wechat-link'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { LoadingPage } from '@/ui/loading-page'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { LinkForm } from './link-form'
import { unlinkWeChat } from '@/actions/link-wechat'
import { askReader } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { useBusy } from '@/platform/use-busy'
import { sentenceFor } from '@/request/errors'
import { Button } from '@/ui/button'
import './index.scss'

const { weChatLink: words } = wechatLinkCopy

/** The linked account, with unlinking. */
function LinkedAccount({ name }: { name: string }) {
  const { busy, run } = useBusy()

  async function unlink() {
    const question = fill(words.unlinkAsk, { name })
    if (!(await askReader({ text: question, confirm: words.unlink, cancel: wechatLinkCopy.action.cancel }))) return
    const outcome = await run(unlinkWeChat)
    if (outcome) toast(outcome.ok ? words.unlinked : sentenceFor(outcome.error))
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
  if (!visitor) return <LoadingPage label={wechatLinkCopy.loading} />
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
