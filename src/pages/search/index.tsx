import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { AccountCard, AccountSecurityListItem, ScreenListItem, PrivacyListItems } from '@/features/account'
import { WeChatListItems } from '@/features/account/wechat-entries'
import { Access } from '@/features/access'
import { useContinueAfterLogin } from '@/features/access/use-continue-after-login'
import { LibraryPanes, LibraryTabs, HomeBar } from '@/features/home'
import { Filings } from '@/features/home/filings'
import { WorkspaceButton } from '@/features/home/workspace-button'
import { ElderSwitch } from '@/shared/elder-switch'
import { RowMenu } from '@/shared/row-menu'
import { useElderMode } from '@/stores/elder'
import { useForwardWithoutKey } from '@/features/share/use-forward'
import { RecentlyRead } from '@/features/recently-read'
import { settings } from '@/platform/settings'
import { HOME, addressOfScreen } from '@/routing/routes'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import './index.scss'

export default function HomePage() {
  useContinueAfterLogin()
  useForwardWithoutKey(HOME, {}, fill(copy.share.home, { app: settings.appName }))
  const [accountOpen, showAccount] = useState(false)
  const isElder = useElderMode(({ on }) => on)

  const header = (
    <>
      <HomeBar>
        {/* In 长辈模式 the buttons have text labels, and there is no space for two of them. */}
        {!isElder && <WorkspaceButton />}
        <IconButton
          icon='user'
          label={copy.login.account}
          word={isElder ? copy.elder.account : undefined}
          onTap={() => showAccount(true)}
          sensorsName='home_account'
        />
      </HomeBar>
      <LibraryTabs />
    </>
  )
  const account = (
    <Sheet open={accountOpen} onClose={() => showAccount(false)} title={copy.login.account}>
      <View className='home-account'>
        <AccountCard returnTo={addressOfScreen(HOME)} />
        <ElderSwitch icon='a-large-small' />
        <AccountSecurityListItem onOpen={() => showAccount(false)} />
        {isElder && <ScreenListItem to='desk' onOpen={() => showAccount(false)} />}
        <ScreenListItem to='brief' onOpen={() => showAccount(false)} />
        <ScreenListItem to='alike' onOpen={() => showAccount(false)} />
        <ScreenListItem to='reckoners' onOpen={() => showAccount(false)} />
        <WeChatListItems onOpen={() => showAccount(false)} />
        <PrivacyListItems />
        <RecentlyRead onOpen={() => showAccount(false)} />
      </View>
    </Sheet>
  )
  return (
    <Access route={HOME}>
      <RowMenu>
        {rowMenu => (
          <Page
            className='home'
            header={header}
            over={
              <>
                {account}
                {rowMenu}
              </>
            }
          >
            <LibraryPanes />
            <Filings />
          </Page>
        )}
      </RowMenu>
    </Access>
  )
}
