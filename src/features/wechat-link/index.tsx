/** 微信绑定: which account a WeChat login opens. */
import { View } from '@tarojs/components'
import { useSignIn } from '@/actions/use-sign-in'
import { wechatLinkCopy } from '@/copy/wechat-link'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { Header } from '@/ui/header'
import { LoadingPage } from '@/ui/loading-page'
import { Notice, wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { LinkForm } from './link-form'
import { LinkedAccount } from './linked-account'
import './index.scss'

const { weChatLink: words } = wechatLinkCopy

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
    return <Notice kind='gate' sentence={wechatLinkCopy.noLogin} actions={[login, wayHome]} />
  }
  if (!visitor) return <LoadingPage label={wechatLinkCopy.loading} />
  const { weChat, name } = visitor
  if (!weChat || weChat.state === 'none') return <Notice kind='empty' sentence={words.none} actions={[wayHome]} />
  return (
    <Page header={<Header back title={ROUTES['wechat-link'].title} ruled />}>
      <View className='wechat-link'>
        {weChat.state === 'linked' ? <LinkedAccount name={name} /> : <LinkForm byPhone={weChat.phone} />}
      </View>
    </Page>
  )
}
