import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { AccountCard } from '@/features/account'
import { SecurityEntry } from '@/features/account/security-entry'
import { Access } from '@/features/access'
import { useResume } from '@/features/access/use-resume'
import { LibraryPanes, LibraryTabs } from '@/features/home'
import { useOpenForward } from '@/features/share/use-forward'
import { RecentlyRead } from '@/features/recently-read'
import { viewport } from '@/platform/viewport'
import { settings } from '@/platform/settings'
import { HOME } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'
import { HomeHeader } from '@/ui/home-header'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import './index.scss'

export default function Search() {
  useResume()
  useOpenForward(HOME, {}, fill(copy.share.home, { app: settings.appName }))
  const [accountOpen, showAccount] = useState(false)

  const header = (
    <>
      <HomeHeader name={settings.appName} insets={viewport.headerInsets()}>
        <IconButton icon='user' label={copy.login.account} onTap={() => showAccount(true)} sensorsName='home_account' />
      </HomeHeader>
      <LibraryTabs />
    </>
  )
  const account = (
    <Sheet open={accountOpen} onClose={() => showAccount(false)} title={copy.login.account}>
      <View className='home-account'>
        <AccountCard returnTo={addressOf(HOME)} />
        <SecurityEntry onOpen={() => showAccount(false)} />
        <RecentlyRead onOpen={() => showAccount(false)} />
      </View>
    </Sheet>
  )
  return (
    <Access route={HOME}>
      <Page header={header} over={account}>
        <LibraryPanes />
      </Page>
    </Access>
  )
}
