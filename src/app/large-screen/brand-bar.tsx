import { View } from '@tarojs/components'
import { settings } from '@/platform/settings'
import { open } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from '@/ui/tap'
import '@/ui/home-header.scss'
import './brand-bar.scss'

/** Above every page, whatever it is and however one came to it: whose it is, and the way home. */
export const BrandBar = () => (
  <View className='brand-bar'>
    <Tap role='link' className='brand-bar__home' onTap={() => void open(HOME)} sensorsName='brand_home'>
      <View className='home-header__mark' />
      <View className='home-header__name'>{settings.appName}</View>
    </Tap>
  </View>
)
