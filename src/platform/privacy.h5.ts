import { links } from '@/platform/links'
import { settings } from '@/platform/settings'

/** The privacy page of the operator. */
export const privacyPolicy = {
  isAvailable: () => settings.privacyUrl !== '',
  show: () => void links.openExternal(settings.privacyUrl),
}
