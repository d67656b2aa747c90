/** Replaces src/ui/tap/host. A tap that navigates becomes a link, which works before the app has started. */
import type { TapHostOptions } from '@/ui/ports'
import { settings } from '@/platform/settings'

export const tapHostProps = ({ disabled, focusable, href }: TapHostOptions) =>
  disabled ? {} : { tabIndex: focusable ? 0 : -1, href: href && settings.basename + href() }

export const reportTap: (name?: string) => void = () => undefined
