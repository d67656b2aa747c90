import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { AccountCard } from '@/features/account'
import { Door } from '@/features/door'
import { useResume } from '@/features/door/use-resume'
import { LibraryPanes, LibraryTabs } from '@/features/home'
import { RecentlyRead } from '@/features/recently-read'
import { safeArea } from '@/platform/safe-area'
import { settings } from '@/platform/settings'
import { HOME } from '@/routes'
import { addressOf } from '@/screens'
import { HomeHeader } from '@/ui/home-header'
import { Key } from '@/ui/key'
import { Page } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import './index.scss'

const insets = () => ({ top: safeArea.insets().top, right: safeArea.capsuleWidth() })

export default function Search() {
  useResume()
  const [accountOpen, showAccount] = useState(false)

  const header = (
    <>
      <HomeHeader name={settings.appName} insets={safeArea.capsuleWidth() ? insets() : undefined}>
        <Key icon='user' label={copy.login.account} onTap={() => showAccount(true)} sensorsName='home_account' />
      </HomeHeader>
      <LibraryTabs />
    </>
  )
  const account = (
    <Sheet open={accountOpen} onClose={() => showAccount(false)} title={copy.login.account}>
      <View className='home-account'>
        <AccountCard returnTo={addressOf(HOME)} />
        <RecentlyRead onOpen={() => showAccount(false)} />
      </View>
    </Sheet>
  )
  return (
    <Door route={HOME}>
      <Page header={header} over={account}>
        <LibraryPanes />
      </Page>
    </Door>
  )
}
