import { Text, View } from '@tarojs/components'
import { commandBarCopy } from '@/copy/command-bar'
import { goToWorkspace } from '@/actions/go-to-workspace'
import { settings } from '@/platform/settings'
import { open } from '@/routing/navigation'
import { HOME, ROUTES } from '@/routing/routes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'
import '@/ui/home-header.scss'
import './brand-bar.scss'

interface BrandBarProps {
  onCommands: () => void
  onAccount: () => void
}

/** Shows a bar above every page: a link home, the bar of commands, the workspace and the account. */
export const BrandBar = ({ onCommands, onAccount }: BrandBarProps) => (
  <View className='brand-bar'>
    <Tap role='link' className='brand-bar__home' onTap={() => void open(HOME)} sensorsName='brand_home'>
      <View className='home-header__mark' />
      <View className='home-header__name'>{settings.appName}</View>
    </Tap>
    <Tap className='brand-bar__commands' onTap={onCommands} sensorsName='brand_commands'>
      <Icon name='search' size={16} />
      <Text className='brand-bar__words'>{commandBarCopy.open}</Text>
      <Text className='brand-bar__keys'>{commandBarCopy.keys}</Text>
    </Tap>
    <IconButton
      icon='briefcase'
      label={ROUTES.desk.title}
      onTap={() => void goToWorkspace()}
      sensorsName='brand_desk'
    />
    <IconButton icon='user' label={commandBarCopy.account} onTap={onAccount} sensorsName='brand_account' />
  </View>
)
