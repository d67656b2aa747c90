/**
 * Masks names of persons as courts do (法释〔2016〕19号第九条): the surname stays, 某 stands for the rest, and numbers
 * tell equal results apart.
 */

/** Surnames of two characters. A name of two characters has a surname of one. */
const COMPOUND =
  /^(?:欧阳|太史|端木|上官|司马|东方|独孤|南宫|万俟|闻人|夏侯|诸葛|尉迟|公羊|赫连|澹台|皇甫|宗政|濮阳|公冶|太叔|申屠|公孙|慕容|仲孙|钟离|长孙|宇文|司徒|鲜于|司空|令狐|百里|呼延|东郭|南门|西门|第五)./u

const DOTS = '·•・‧∙'
const HAS_DOT = new RegExp(`[${DOTS}]`, 'u')
const IS_LATIN = /^[a-z][a-z .'·-]*$/i

/** A masked name without a number. A name with a dot, or in Latin letters, keeps its first character only. */
function maskOf(name: string): string {
  const [first = ''] = name
  if (IS_LATIN.test(name)) return first
  if (HAS_DOT.test(name)) return `${first}某`
  return `${COMPOUND.test(name) ? name.slice(0, 2) : first}某`
}

/** Returns the masked form of a name. `isTaken` tells whether the document has that form already. */
export function maskedName(name: string, isTaken: (masked: string) => boolean): string {
  const mask = maskOf(name)
  let masked = mask
  for (let count = 1; isTaken(masked); count++) masked = `${mask}${count}`
  return masked
}

export interface Mask {
  name: string
  masked: string
  /** Longer words that contain the name but do not mean the person: 高峰期 contains 高峰. */
  exceptions: readonly string[]
}

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Typesetting puts a space into a name of two characters. */
const GAP = '[ \\u00a0\\u2003\\u3000]{0,4}'

const signPattern = (sign: string) => (DOTS.includes(sign) ? `[${DOTS}]` : escaped(sign))

/** Spaces in a name separate its words; all other characters may be spaced. */
const namePattern = (name: string) => [...name.replace(/\s+/g, '')].map(signPattern).join(GAP)

/** Returns the pattern of a name. It matches exceptions first and without a group, so that they stay unchanged. */
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

/** The number of places in which a text has the name, and their surroundings. */
export function placesOf(mask: Mask, text: string, around: number): string[] {
  const places: string[] = []
  text.replace(patternOf(mask), (whole: string, name: string | undefined, at: number) => {
    if (name !== undefined) places.push(text.slice(Math.max(0, at - around), at + whole.length + around))
    return whole
  })
  return places
}
