import { links } from '@/platform/links'
import { settings } from '@/platform/settings'

/** Opens the pages of the companion server. Other back ends have no such pages. */
export const servicePages = {
  isAvailable: () => settings.privacyUrl !== '',
  open: (path: string) => void links.openExternal(new URL(path, settings.apiHost || location.origin).href),
}
