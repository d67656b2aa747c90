/** Offers a restart when a new version of the mini-program is ready. */
import { copy } from '@/copy'
import { askReader, toast } from '@/platform/messages'
import { host } from '@/platform/host'
import { updates } from '@/platform/updates'

const { ready, restart, later, failed } = copy.newVersion

async function offerRestart(restartApp: () => void) {
  if (await askReader({ text: ready, confirm: restart, cancel: later })) restartApp()
}

let hasWarned = false

function warnFailed() {
  if (!hasWarned) toast(failed)
  hasWarned = true
}

export function watchForNewVersion() {
  // A page that was opened from Moments gets no updates.
  if (!host.isSinglePage())
    updates.watch({ onReady: restartApp => void offerRestart(restartApp), onFailed: warnFailed })
}
