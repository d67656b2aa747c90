import { links } from '@/platform/links'
import { settings } from '@/platform/settings'

/** The page of whoever runs the services. */
export const privacy = {
  isTold: () => settings.privacyUrl !== '',
  show: () => void links.external(settings.privacyUrl),
}
