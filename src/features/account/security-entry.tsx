import { copy } from '@/copy'
import { privacy } from '@/platform/privacy'
import { ListItem } from '@/ui/list-item'
import { goToDesk } from '@/actions/go-to-desk'
import { open } from '@/routing/navigation'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { IconName } from '@/ui/icon'
import { useSession } from '@/stores/session'

/** The way to what is said of personal data, where the host can tell. */
export function PrivacyEntry() {
  if (!privacy.isTold()) return null
  return <ListItem icon='info' title={copy.login.privacy} leads onTap={privacy.show} sensorsName='account_privacy' />
}

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

/** The way to 账号与安全, where the services have it. */
export function SecurityEntry({ onOpen }: { onOpen: () => void }) {
  const isOffered = useSession(({ token, visitor }) => Boolean(token && visitor?.security))
  if (!isOffered) return null
  const go = async () => {
    if (await open('account-security')) onOpen()
  }
  return (
    <ListItem
      icon='lock'
      title={ROUTES['account-security'].title}
      leads
      onTap={() => void go()}
      sensorsName='account_security'
    />
  )
}
