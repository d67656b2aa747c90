/** A new version of the mini-program: the reader decides when to restart with it. */
import { copy } from '@/copy'
import { ask } from '@/platform/ask'
import { host } from '@/platform/host'
import { toast } from '@/platform/toast'
import { updates } from '@/platform/updates'

const { ready, restart, later, failed } = copy.newVersion

async function offer(begin: () => void) {
  if (await ask({ text: ready, confirm: restart, cancel: later })) begin()
}

let told = false

function tellFailed() {
  if (!told) toast(failed)
  told = true
}

export function watchForNewVersion() {
  // A page in Moments is gone with its reader, and has no updates.
  if (!host.isSinglePage()) updates.watch({ onReady: begin => void offer(begin), onFailed: tellFailed })
}
