import { Text, View } from '@tarojs/components'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import type { HomeTabKey } from './tabs'

/** Each library without a tab needs an icon here; the type enforces it. */
const ICONS: Record<Exclude<CategoryKey, HomeTabKey>, IconName> = {
  proDoc: 'scroll-text',
  bidding: 'megaphone',
}

const LINKS: Array<{ route: RouteName; icon: IconName }> = [
  ...Object.entries(ICONS).map(([key, icon]) => ({ route: CATEGORIES[key as keyof typeof ICONS].list, icon })),
  { route: 'fiscal-tax-list', icon: 'receipt-text' },
  { route: 'tax-incentives-app', icon: 'badge-percent' },
]

/** The libraries without a tab, and the other areas. */
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
