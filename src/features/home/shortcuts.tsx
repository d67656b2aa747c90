import { Text, View } from '@tarojs/components'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'

const LINKS: Array<{ route: RouteName; icon: IconName }> = [
  { route: 'proDoc-list', icon: 'scroll-text' },
  { route: 'bidding-list', icon: 'megaphone' },
  { route: 'fiscal-tax-list', icon: 'receipt-text' },
  { route: 'tax-incentives-app', icon: 'badge-percent' },
]

/** The libraries that have no tab of their own. */
export function Shortcuts() {
  return (
    <View className='shortcuts'>
      {LINKS.map(({ route, icon }) => (
        <Tap
          key={route}
          role='link'
          className='shortcuts__link'
          onTap={() => void open(route)}
          sensorsName='home_shortcut'
        >
          <Icon name={icon} size={24} />
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}
