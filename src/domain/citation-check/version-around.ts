/** Reads the version that the words around a citation name: 《公司法》（2018年10月26日修正）, 第二十条（2018年修正）. */
import { versionWrittenBefore } from '../citation/version-words'

const IN_BRACKETS =
  '([（(](?:19|20)\\d{2}年?(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版|案)?[)）])'
const AFTER_TITLE = new RegExp(`^[^》]*》\\s?${IN_BRACKETS}`)
const AFTER_ARTICLE = new RegExp(`^\\s?${IN_BRACKETS}`)
const MONTH_AND_DAY = /\d{1,2}月(?:\d{1,2}日)?/
/** The maximum number of characters of a version with its words. */
const LONGEST = 24

const versionOf = (words: RegExpExecArray | null) => words?.[1]?.replace(MONTH_AND_DAY, '')

/** Returns the version stated around a law, or an empty text without a version. */
export const versionAround = (text: string, from: number, to: number): string =>
  versionOf(AFTER_TITLE.exec(text.slice(from, to + LONGEST))) ??
  (versionWrittenBefore(text.slice(Math.max(0, from - LONGEST), from)) ||
    (versionOf(AFTER_ARTICLE.exec(text.slice(to, to + LONGEST))) ?? ''))

/** Matches a word for a former version directly before a law. In 平原 and 屋顶翻旧 the character ends another word. */
const FORMER = /(?:^|[^\u4e00-\u9fa5]|[照据依按用反同合即的是与和及系为])([旧原])$/

/**
 * Returns the word for a former version before a law: 旧《公司法》, 原公司法. Returns an empty text without such a
 * word.
 */
export const formerWord = (text: string, from: number, law: string): string =>
  /^[旧原]/.test(law) ? '' : (FORMER.exec(text.slice(Math.max(0, from - 2), from))?.[1] ?? '')

/** Whether `name` is the name `law` with a version or with a word for a former version. */
export const isVersionOf = (name: string, law: string): boolean =>
  name !== law && name.replace(/^[旧原]/, '').replace(new RegExp(`${IN_BRACKETS}$`), '') === law
