import { View } from '@tarojs/components'
import { shareCopy, fill } from '@/copy/share'
import { settings } from '@/platform/settings'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Button } from '@/ui/button'
import '@/ui/home-header.scss'
import './landing.scss'

/** Shows the app's name and a link to the app, below a shared document. */
export const AppIntroduction = () => (
  <View className='landing'>
    <View className='landing__brand'>
      <View className='home-header__mark' />
      <View className='landing__name'>{settings.appName}</View>
    </View>
    <View className='landing__what'>{shareCopy.share.landing}</View>
    <Button wide onTap={() => void relaunch(HOME)} sensorsName='landing_open'>
      {fill(shareCopy.share.openApp, { app: settings.appName })}
    </Button>
  </View>
)
