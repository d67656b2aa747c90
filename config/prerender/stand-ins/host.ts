/** In the place of src/ui/tap/host: what leads somewhere is a link, before the app is there to lead. */
import type { HostTap } from '@/ui/tap/port'
import { settings } from '@/platform/settings'

export const hostProps = ({ disabled, focusable, href }: HostTap) =>
  disabled ? {} : { tabIndex: focusable ? 0 : -1, href: href && settings.basename + href() }

export const reportTap: (name?: string) => void = () => undefined
