/**
 * Masks names of persons as courts do (法释〔2016〕19号第九条): the surname stays, and 某 replaces the rest.
 * Numbers distinguish equal results.
 */

/** Matches a name with a surname of two characters. A name of only two characters has a surname of one. */
const COMPOUND =
  /^(?:欧阳|太史|端木|上官|司马|东方|独孤|南宫|万俟|闻人|夏侯|诸葛|尉迟|公羊|赫连|澹台|皇甫|宗政|濮阳|公冶|太叔|申屠|公孙|慕容|仲孙|钟离|长孙|宇文|司徒|鲜于|司空|令狐|百里|呼延|东郭|南门|西门|第五)./u

/** Whether a name is masked, as in 张某, 李某甲 or 王××. Many persons share such a name. */
export const isMaskedName = (name: string): boolean => /[某×*＊]/.test(name)

const DOTS = '·•・‧∙'
const HAS_DOT = new RegExp(`[${DOTS}]`, 'u')
const IS_LATIN = /^[a-z][a-z .'·-]*$/i

/**
 * Returns a masked name without a number. Of a name with a dot, or in Latin letters, only the first character stays.
 */
function maskOf(name: string): string {
  const [first = ''] = name
  if (IS_LATIN.test(name)) return first
  if (HAS_DOT.test(name)) return `${first}某`
  return `${COMPOUND.test(name) ? name.slice(0, 2) : first}某`
}

/** Returns the masked form of a name. `isTaken` tells whether the document already uses a masked form. */
export function maskedName(name: string, isTaken: (masked: string) => boolean): string {
  const mask = maskOf(name)
  let masked = mask
  for (let count = 1; isTaken(masked); count++) masked = `${mask}${count}`
  return masked
}

/** A name and the form that replaces it. */
export interface Mask {
  name: string
  masked: string
  /** Longer words that contain the name but mean something else: 高峰期 contains 高峰. */
  exceptions: readonly string[]
}

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for spaces inside a name, which typesetting inserts between two characters. */
const GAP = '[ \\u00a0\\u2003\\u3000]{0,4}'

const signPattern = (sign: string) => (DOTS.includes(sign) ? `[${DOTS}]` : escaped(sign))

/** Returns a pattern for a name. Spaces may stand between any two of its characters. */
const namePattern = (name: string) => [...name.replace(/\s+/g, '')].map(signPattern).join(GAP)

/** Returns the pattern of a mask. Exceptions match first and outside the group, so that they stay unchanged. */
const patternOf = ({ name, exceptions }: Mask) =>
  new RegExp([...exceptions.map(escaped), `(${namePattern(name)})`].join('|'), 'gu')

/** Returns a function that masks names in a text. */
export function maskWith(masks: readonly Mask[]): (text: string) => string {
  const patterns = masks.map(mask => [patternOf(mask), mask.masked] as const)
  return text =>
    patterns.reduce(
      (masked, [pattern, instead]) =>
        masked.replace(pattern, (whole: string, name: string | undefined) => (name === undefined ? whole : instead)),
      text,
    )
}

/** Returns the places where a text contains the name, with surrounding text. */
export function placesOf(mask: Mask, text: string, around: number): string[] {
  const places: string[] = []
  text.replace(patternOf(mask), (whole: string, name: string | undefined, at: number) => {
    if (name !== undefined) places.push(text.slice(Math.max(0, at - around), at + whole.length + around))
    return whole
  })
  return places
}
