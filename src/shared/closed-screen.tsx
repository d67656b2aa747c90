import { copy, fill } from '@/copy'
import { open } from '@/routing/navigation'
import { type RouteName, ROUTES } from '@/routing/routes'
import { homeAction, StateScreen } from '@/ui/page'

const coverageAction = {
  label: ROUTES.coverage.title,
  onTap: () => void open('coverage'),
  sensorsName: 'closed_coverage',
}

/** Replaces a screen that this deployment does not offer. 收录范围 shows what it offers. */
export function ClosedScreen({ route }: { route: RouteName }) {
  const { title } = ROUTES[route]
  const sentence = fill(copy.home.closed, { title })
  return <StateScreen title={title} kind='empty' sentence={sentence} actions={[homeAction, coverageAction]} />
}
