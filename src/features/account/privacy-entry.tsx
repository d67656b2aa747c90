import { copy } from '@/copy'
import { privacy } from '@/platform/privacy'
import { ListItem } from '@/ui/list-item'

/** The way to what is said of personal data, where the host can tell. */
export function PrivacyEntry() {
  if (!privacy.isTold()) return null
  return <ListItem icon='info' title={copy.login.privacy} leads onTap={privacy.show} sensorsName='account_privacy' />
}
