import { formatQuery } from '@domain/format/address'
import { copy } from '@/copy'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/messages'
import { trialFormQuery } from '@/stores/launch'

/**
 * Opens the form for a product trial (试用): the native app's form, the operator's web form, or the services' page.
 * Returns whether a screen of this app has opened.
 */
export async function openTrialApplication(): Promise<boolean> {
  const query = trialFormQuery()
  if (host.current() === 'app' && (await bridge.turnToCommitTablePage(query))) return false
  const base = settings.trialUrl || `${settings.apiHost || settings.h5Origin}/trial`
  if ((await links.openExternal(base + formatQuery(query))) === 'unsupported') toast(copy.link.unsupported)
  return false
}
