/** Words around the name of a law that say which version is meant. Apart from the names, whose table is large. */
const VERSION_AFTER = /^[^》]*》\s?([（(](?:19|20)\d{2}年?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版|案)?[)）])/

/** 《公司法》（2018年修正）: the version may stand outside the title. Empty without one. */
export const versionIn = (words: string): string => VERSION_AFTER.exec(words)?.[1] ?? ''

const VERSION_BEFORE = /((?:19|20)\d{2})年(?:最新)?(?:修正|修订|修改|公布|制定)(?:后|过)?的?$/

/** 1997年修订的《刑法》 → （1997年）. Empty without one. */
export function versionBefore(words: string): string {
  const year = VERSION_BEFORE.exec(words)?.[1]
  return year === undefined ? '' : `（${year}年）`
}

/** 旧公司法, 原《公司法》: an earlier version that is not named. */
export const isFormerLaw = (before: string, name: string): boolean => /[旧原]$/.test(before) || /^[旧原]/.test(name)
