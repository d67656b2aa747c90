import { goToDesk } from '@/actions/go-to-desk'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { IconName } from '@/ui/icon'
import { ListItem } from '@/ui/list-item'

interface ScreenEntryProps {
  to: RouteName
  icon: IconName
  onOpen: () => void
}

/** The way to a screen of one's own. */
export function ScreenEntry({ to, icon, onOpen }: ScreenEntryProps) {
  const go = async () => {
    if (await (to === 'desk' ? goToDesk() : open(to))) onOpen()
  }
  return <ListItem icon={icon} title={ROUTES[to].title} leads onTap={() => void go()} sensorsName={`account_${to}`} />
}
