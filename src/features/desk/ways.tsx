import { Text, View } from '@tarojs/components'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'

const WAYS: Array<{ route: RouteName; icon: IconName }> = [
  { route: 'reckoners', icon: 'receipt-text' },
  { route: 'brief', icon: 'text-search' },
  { route: 'alike', icon: 'scroll-text' },
]

/** The screens that one works with, beside what one keeps. */
export function Ways() {
  return (
    <View className='desk-ways'>
      {WAYS.map(({ route, icon }) => (
        <Tap key={route} role='link' className='desk-ways__way' onTap={() => void open(route)} sensorsName='desk_way'>
          <Icon name={icon} size={24} />
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}
