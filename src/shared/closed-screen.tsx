import { copy, fill } from '@/copy'
import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { type RouteName, ROUTES } from '@/routing/routes'
import { homeAction, StateScreen } from '@/ui/page'
import type { StateProps } from '@/ui/state'

const coverageAction = {
  label: ROUTES.coverage.title,
  onTap: () => void open('coverage'),
  sensorsName: 'closed_coverage',
}

/** Replaces a screen that this deployment does not offer. 收录范围 shows what it offers. */
export function ClosedScreen({ route }: { route: RouteName }) {
  const { title } = ROUTES[route]
  const sentence = fill(copy.home.closed, { title })
  const actions: StateProps['actions'] = isOffered('coverage') ? [homeAction, coverageAction] : [homeAction]
  return <StateScreen title={title} kind='empty' sentence={sentence} actions={actions} />
}
