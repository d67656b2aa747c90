/** What a link that starts the app may say about where its reader comes from; kept for the trial form and the host. */
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { kept } from '@/platform/storage/keys'

const CAPTURED = {
  appsource: kept.appsource,
  trycode: kept.trycode,
  codetype: kept.codetype,
  unionId: kept.unionId,
  gdt_vid: kept.gdtVid,
  weixinadinfo: kept.weixinAdInfo,
}

export function captureLaunch(query: Params) {
  for (const [name, entry] of Object.entries(CAPTURED)) {
    const value = query[name]
    if (value) entry.set(value)
  }
}

const TRIAL_SOURCE = '10'
const TRIAL_CODE_TYPE = 'nuonuofaxiu'

/** The query of the trial sign-up: where this reader came from, or where our own popup sends them from. */
export function trialQuery(): Params {
  const query: Partial<Params> = {
    source: TRIAL_SOURCE,
    codetype: kept.codetype.get() ?? TRIAL_CODE_TYPE,
    trycode: kept.trycode.get(),
    gdt_vid: kept.gdtVid.get(),
    unionId: kept.unionId.get(),
  }
  return fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
