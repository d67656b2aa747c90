import { Text } from '@tarojs/components'
import { copy } from '@/copy'
import { AccountCard } from '@/features/account'
import { Door } from '@/features/door'
import { useResume } from '@/features/door/use-resume'
import { safeArea } from '@/platform/safe-area'
import { settings } from '@/platform/settings'
import { HOME } from '@/routes'
import { addressOf } from '@/screens'
import { HomeHeader } from '@/ui/home-header'
import { Page } from '@/ui/page'
import './index.scss'

const insets = () => ({ top: safeArea.insets().top, right: safeArea.capsuleWidth() })

export default function Search() {
  useResume()
  return (
    <Door route={HOME}>
      <Page header={<HomeHeader name={settings.appName} insets={safeArea.capsuleWidth() ? insets() : undefined} />}>
        <Text className='home-intro'>{copy.home.intro}</Text>
        <AccountCard returnTo={addressOf(HOME)} />
      </Page>
    </Door>
  )
}
