import { servicePagesCopy } from '@/copy/service-pages'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/toast'

/** The pages of the companion server. A mini-program cannot open them, so their address is copied. */
export const servicePages = {
  isAvailable: () => settings.apiHost !== '',
  async open(path: string) {
    const outcome = await links.openExternal(settings.apiHost + path)
    toast(outcome === 'unsupported' ? servicePagesCopy.unsupported : servicePagesCopy.copied)
  },
}
