import { links } from '@/platform/links'
import { settings } from '@/platform/settings'

/** Opens the pages of the companion server. Other back ends have no such pages and set no `privacyUrl`. */
export const servicePages = {
  isAvailable: () => settings.privacyUrl !== '',
  open: (path: string) => void links.openExternal(new URL(path, settings.apiHost || location.origin).href),
}

/** Opens the operator's privacy page. */
export const privacyPolicy = {
  isAvailable: () => settings.privacyUrl !== '',
  show: () => void links.openExternal(settings.privacyUrl),
}
