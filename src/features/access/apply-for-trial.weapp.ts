import { formatQuery } from '@domain/format/address'
import { trialApplicationCopy } from '@/copy/trial-application'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/messages'
import { open } from '@/routing/navigation'
import { trialFormQuery } from '@/stores/launch'

/**
 * Opens the mini-program's own form for a product trial (试用). If the operator has a form on the web, copies the address
 * of the web form instead. Returns whether a screen of this app has opened.
 */
export async function openTrialApplication(): Promise<boolean> {
  const query = trialFormQuery()
  if (!settings.trialUrl) return open('trial-application', query)
  const outcome = await links.openExternal(settings.trialUrl + formatQuery(query))
  toast(outcome === 'unsupported' ? trialApplicationCopy.link.unsupported : trialApplicationCopy.linkCopied)
  return false
}
