import { copy } from '@/copy'
import { back } from '@/routing/navigation'
import { Notice } from '@/ui/page'

export default function NoAuth() {
  return (
    <Notice
      kind='no-permission'
      sentence={copy.error.forbidden}
      actions={[{ label: copy.action.back, onTap: () => void back(), sensorsName: 'no_auth_back' }]}
    />
  )
}
