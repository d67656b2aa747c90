/**
 * The launch parameters that tell where the user came from. They are saved for the trial form (试用) and for the
 * detection of the host.
 */
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/guards'
import { deviceValues } from '@/platform/storage/keys'

const LAUNCH_ENTRIES = {
  appsource: deviceValues.appsource,
  trycode: deviceValues.trycode,
  codetype: deviceValues.codetype,
  unionId: deviceValues.unionId,
  gdt_vid: deviceValues.gdtVid,
  weixinadinfo: deviceValues.weixinAdInfo,
}

export function saveLaunchParams(query: Params) {
  for (const [name, entry] of Object.entries(LAUNCH_ENTRIES)) {
    const value = query[name]
    if (value) entry.set(value)
  }
}

const TRIAL_SOURCE = '10'
const TRIAL_CODE_TYPE = 'nuonuofaxiu'

/**
 * Returns the query for the trial form: the codes of the user's origin. Without a `codetype`, that of the app's own
 * popup is used.
 */
export function trialFormQuery(): Params {
  const query: Partial<Params> = {
    source: TRIAL_SOURCE,
    codetype: deviceValues.codetype.get() ?? TRIAL_CODE_TYPE,
    trycode: deviceValues.trycode.get(),
    gdt_vid: deviceValues.gdtVid.get(),
    unionId: deviceValues.unionId.get(),
  }
  return fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
