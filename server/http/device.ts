/** Describes a device in words, for the account's owner. Nothing else of the user agent is stored. */
import { copy } from '../copy'

type Named = Array<[RegExp, string]>

const { device } = copy

/** Patterns of operating systems. The first match counts, because many user agents also name other systems. */
const SYSTEMS: Named = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, device.harmony],
  [/Android.*Mobile/, device.android],
  [/Android/, device.tablet],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const PROGRAMS: Named = [
  [/miniProgram/i, device.weapp],
  [/MicroMessenger/, device.wechat],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const nameIn = (names: Named, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1]

/** Returns words such as `iPhone · 微信`; '' for an unknown device. */
export const deviceNameOf = (userAgent = '') =>
  [nameIn(SYSTEMS, userAgent), nameIn(PROGRAMS, userAgent)].filter(Boolean).join(' · ')
