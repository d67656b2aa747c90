/** Classifies lines of documents by their form, because services send plain text. */

const NUMBERED = /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[）)])\S/
/** Matches punctuation at the end of a sentence or list item. Headings have none. */
const SENTENCE = /[。；，！？：;,!?:]$/
const LONGEST_HEADING = 40

/** Whether a line is a heading numbered by 一、 or （一）. Numbered paragraphs are longer or end with punctuation. */
export const isNumberedHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING && NUMBERED.test(line) && !SENTENCE.test(line)

const SIGNED = new RegExp(
  `^(?:代理|助理|代)?(?:审判长|审判员|人民陪审员|陪审员|书记员|法官助理|执行员|检察长|检察员|检察官助理|检察官)[：:\\s]*[^。；，：]{0,12}$`,
)
const DATED =
  /^(?:[二一][〇○零０Ｏ一二三四五六七八九]{3}|\d{4})\s*年[元一二三四五六七八九十\d]{1,3}月[一二三四五六七八九十廿\d]{1,3}日$/
const CERTIFIED = /^本件与原本核对(?:无异|一致)$/

/** Whether a line is a day, as at the end of a judgment. */
export const isDayLine = (line: string): boolean => DATED.test(line)

/** Whether a line is a signature, a date or the certification of a copy. Such lines are right-aligned, as on paper. */
export const isSignature = (line: string): boolean => SIGNED.test(line) || isDayLine(line) || CERTIFIED.test(line)

const LONGEST_CAPTION = 30

/** Whether a line has the form of a line in the head of a document: issuer, kind or number. */
export const isCaption = (line: string): boolean => line.length <= LONGEST_CAPTION && !SENTENCE.test(line)

const NUMBERED_PAPER = /^[^，。；]{1,20}[〔［[（(]\d{4}[〕］\]）)]第?\d{1,5}号$/

/** Whether a line above the body of a law is a document number, or repeats the title or a part of it. */
export function isLawCaption(line: string, title: string): boolean {
  const bare = line.replace(/\s/g, '')
  return bare !== '' && (title.replace(/\s/g, '').indexOf(bare) >= 0 || NUMBERED_PAPER.test(bare))
}

/**
 * Returns the cells of a table row |…|…|, separated by a full-width space. A dash stands for an empty cell, so that the
 * others stay below their headings. The line of dashes below the header gives an empty text.
 * Returns `undefined` for other lines.
 */
export function tableRow(line: string): string | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1]
  if (row === undefined) return undefined
  const cells = row.split('|').map(cell => cell.trim())
  return cells.every(cell => /^:?-*:?$/.test(cell)) ? '' : cells.map(cell => cell || '—').join('\u3000')
}

export const readableLine = (line: string): string => tableRow(line) ?? line

/**
 * Matches a run of at least 8 ASCII characters. If such a run moves to the next line, the justified line before it gets
 * wide gaps.
 */
const LONG_RUN = /[!-~][ -~]{6,}[!-~]/

export const holdsLongRun = (line: string): boolean => LONG_RUN.test(line)
