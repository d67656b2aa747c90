import { links } from '@/platform/links'
import { settings } from '@/platform/settings'

/** Opens the operator's privacy page. */
export const privacyPolicy = {
  isAvailable: () => settings.privacyUrl !== '',
  show: () => void links.openExternal(settings.privacyUrl),
}
