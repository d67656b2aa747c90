import { formatQuery } from '@domain/format/address'
import { trialApplicationCopy } from '@/copy/trial-application'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { trialQuery } from '@/stores/launch'

/**
 * Opens the form of this package. If the operator has a form on the web, its address is copied instead.
 * Returns whether a screen of this app has opened.
 */
export async function openTrialApplication(): Promise<boolean> {
  const query = trialQuery()
  if (!settings.trialUrl) return open('trial-application', query)
  const outcome = await links.openExternal(settings.trialUrl + formatQuery(query))
  toast(outcome === 'unsupported' ? trialApplicationCopy.link.unsupported : trialApplicationCopy.linkCopied)
  return false
}
