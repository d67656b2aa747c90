/** Reads the version that the words around a citation name: 《公司法》（2018年10月26日修正）, 第二十条（2018年修正）. */
import { versionBefore } from '../citation/version-words'

const IN_BRACKETS =
  '([（(](?:19|20)\\d{2}年?(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版|案)?[)）])'
const AFTER_TITLE = new RegExp(`^[^》]*》\\s?${IN_BRACKETS}`)
const AFTER_ARTICLE = new RegExp(`^\\s?${IN_BRACKETS}`)
const MONTH_AND_DAY = /\d{1,2}月(?:\d{1,2}日)?/
/** The longest version with its words. */
const LONGEST = 24

const versionOf = (words: RegExpExecArray | null) => words?.[1]?.replace(MONTH_AND_DAY, '')

/** Returns an empty text without a version. */
export const versionAround = (text: string, from: number, to: number): string =>
  versionOf(AFTER_TITLE.exec(text.slice(from, to + LONGEST))) ??
  (versionBefore(text.slice(Math.max(0, from - LONGEST), from)) ||
    (versionOf(AFTER_ARTICLE.exec(text.slice(to, to + LONGEST))) ?? ''))
