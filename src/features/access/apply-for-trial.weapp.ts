import { formatQuery } from '@domain/format/address'
import { trialApplicationCopy } from '@/copy/trial-application'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { trialQuery } from '@/stores/launch'

/**
 * To the form of this package. Where the operator has a form of their own on the web, its address is copied.
 * Answers whether another screen of ours has opened.
 */
export async function applyForTrial(): Promise<boolean> {
  const query = trialQuery()
  if (!settings.trialUrl) return open('trial-application', query)
  const outcome = await links.external(settings.trialUrl + formatQuery(query))
  toast(outcome === 'unsupported' ? trialApplicationCopy.link.unsupported : trialApplicationCopy.linkCopied)
  return false
}
