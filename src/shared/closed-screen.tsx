import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { homeAction, StateScreen } from '@/ui/page'

const coverageAction = {
  label: ROUTES.coverage.title,
  onTap: () => void open('coverage'),
  sensorsName: 'closed_coverage',
}

interface ClosedScreenProps {
  title: string
  sentence: string
}

/** Replaces a screen that this deployment does not offer. 收录范围 shows what it offers. */
export const ClosedScreen = ({ title, sentence }: ClosedScreenProps) => (
  <StateScreen
    title={title}
    kind='empty'
    sentence={sentence}
    actions={isOffered('coverage') ? [homeAction, coverageAction] : [homeAction]}
  />
)
