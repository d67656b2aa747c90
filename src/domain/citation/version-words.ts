/**
 * Reads the words around the name of a law that specify its version. This file is separate from `law-names.ts`, whose
 * table is large.
 */
const VERSION_AFTER = /^[^》]*》\s?([（(](?:19|20)\d{2}年?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版|案)?[)）])/

/** Returns the version after a title: 《公司法》（2018年修正）. Returns an empty text without a version. */
export const versionIn = (words: string): string => VERSION_AFTER.exec(words)?.[1] ?? ''

const VERSION_BEFORE = /((?:19|20)\d{2})年(?:最新)?(?:修正|修订|修改|公布|制定)(?:后|过)?的?$/

/** Returns the version before a title: 1997年修订的《刑法》 → （1997年）. Returns an empty text without a version. */
export function versionWrittenBefore(words: string): string {
  const year = VERSION_BEFORE.exec(words)?.[1]
  return year === undefined ? '' : `（${year}年）`
}

/** Whether the text means a former version but does not specify it: 旧公司法, 原《公司法》. */
export const isFormerLaw = (before: string, name: string): boolean =>
  /[旧原]$/.test(before) || /^(?:旧|原(?!子能|产地|油))/.test(name)
