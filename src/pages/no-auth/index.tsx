import { copy } from '@/copy'
import { back } from '@/routing/navigation'
import { StateScreen } from '@/ui/page'

export default function NoAuthPage() {
  return (
    <StateScreen
      kind='no-permission'
      sentence={copy.error.forbidden}
      actions={[{ label: copy.action.back, onTap: () => void back(), sensorsName: 'no_auth_back' }]}
    />
  )
}
