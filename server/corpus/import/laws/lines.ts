/** Lines of a law, in a form that does not depend on the file format. */
import { isNumberedHeading } from '@domain/text/document-lines'

export interface LawLine {
  text: string
  /** The heading level in the file, where 1 is the title. Absent for plain text. */
  heading?: number
}

/** Replaces spaces of all widths by plain ones, and removes zero-width characters. */
export const withPlainSpaces = (text: string) =>
  text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\s\u00a0\u2000-\u200a\u3000]+/g, ' ')
    .trim()

export const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const KINDS = ['编', '分编', '章', '节', '目']
const NUMERAL = '[零〇○一二两三四五六七八九十百千\\d]{1,6}'
const DIVISION = new RegExp(`^第${NUMERAL}(分编|编|章|节|目)(?:\\s|$|[^的规第、，])`)
const LONGEST = 60
const LAST = /^附\s?则$/

export interface Division {
  text: string
  /**
   * The rank of the heading, by its word: 编 0, 分编 1, 章 2, 节 3, 目 4. 附则 has the rank of a 编. A heading with 一、 has
   * the rank 5, one with （一） the rank 6. Absent if only the file marks the line as a heading.
   */
  rank?: number
  /** The heading level in the file. See `LawLine`. */
  heading?: number
}

/**
 * Returns the division that a heading opens, or `undefined` for other lines. A line such as 一、 is a heading only
 * directly before an article.
 */
export function divisionOf({ text, heading }: LawLine, beforeArticle: boolean): Division | undefined {
  if (text.length > LONGEST || /[。；：，]$/.test(text)) return undefined
  const sign = DIVISION.exec(text)?.[1]
  if (sign) return { text, rank: KINDS.indexOf(sign), heading }
  if (LAST.test(text)) return { text, rank: 0, heading }
  if (heading !== undefined) return { text, heading }
  // Headings with 一、 rank above those with （一）.
  return beforeArticle && isNumberedHeading(text)
    ? { text, rank: KINDS.length + (/^[（(]/.test(text) ? 1 : 0) }
    : undefined
}

/** Whether a division belongs inside the open division. */
export function isBelowDivision(division: Division, open: Division): boolean {
  if (division.rank !== undefined && open.rank !== undefined) return open.rank < division.rank
  return (open.heading ?? 0) < (division.heading ?? Infinity)
}
