import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import { role } from '@/ui/aria'
import { Tap } from '@/ui/tap'
import type { HomeTabKey } from './tabs'

/** The libraries that have no tab on the home screen. The type makes sure that none is forgotten. */
const LISTED: Record<Exclude<CategoryKey, HomeTabKey>, true> = {
  proDoc: true,
  bidding: true,
}

const LINKS: Array<{ name: string; route: RouteName }> = [
  ...(Object.keys(LISTED) as Array<keyof typeof LISTED>).map(name => ({ name, route: CATEGORIES[name].list })),
  ...(['fiscal-tax-list', 'tax-incentives-app'] as const).map(route => ({ name: route, route })),
]

/** Shows one line of links: to the libraries without a tab, and to the fiscal area. Without any, shows `none`. */
export function LibraryShortcuts({ none }: { none?: ReactNode }) {
  const links = LINKS.filter(({ name }) => isOffered(name))
  if (!links.length) return <>{none}</>
  return (
    <View className='shortcuts' {...role('group')} aria-label={copy.home.otherLibraries}>
      {links.map(({ route }) => (
        <Tap
          key={route}
          role='link'
          className='shortcuts__link'
          onTap={() => void open(route)}
          sensorsName='home_shortcut'
        >
          <Text>{ROUTES[route].title}</Text>
        </Tap>
      ))}
    </View>
  )
}
