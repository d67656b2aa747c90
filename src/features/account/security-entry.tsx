import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'

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
