/** What was kept on this device before somebody logged in: theirs, if they say so. */
import { type Entry, parseEntry } from '@domain/desk/ledger'
import { vault } from '@/platform/vault'
import { changeDesk, GUEST, useDesk } from '@/stores/desk'
import { syncSoon } from './sync-desk'

async function guestEntries(): Promise<Entry[]> {
  const { owner } = useDesk.getState()
  if (owner === undefined || owner === GUEST) return []
  const records = await vault.read(GUEST)
  return records.map(parseEntry).filter((entry): entry is Entry => entry?.body !== undefined)
}

export const countGuestDesk = async () => (await guestEntries()).length

/** What the account has already stays as it is. Answers how many were new to it. */
export async function adoptGuestDesk(): Promise<number> {
  const { ledger } = useDesk.getState()
  const news = (await guestEntries()).filter(({ id }) => !ledger[id]?.body)
  changeDesk(news.map(({ id, kind, body }) => ({ id, kind, body })))
  await vault.clear(GUEST)
  syncSoon()
  return news.length
}
