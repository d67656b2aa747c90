/** Selects the words of a statement of facts by which similar cases are found. */
import { toSimplified } from '../traditional'

/** Matches anonymised names: 刘某, 刘某甲, 张××. */
const NAME = /\p{Script=Han}?(?:[某×]|X{2,})+[甲乙丙丁戊己庚辛壬癸\d]?/gu
/** Matches statements about evidence, which are the same in all cases. */
const EVIDENCE = /(?:上述|以上)事实[^。；\n]*/g

/**
 * Returns the facts without names and statements about evidence. A line break replaces each of them, so that no passage
 * spans the gap.
 */
export const distinctiveText = (facts: string) => facts.replace(EVIDENCE, '\n').replace(NAME, '\n')

/** Returns the text in simplified, half-width and lower-case characters. */
export const normalisedText = (text: string): string => toSimplified(text).normalize('NFKC').toLowerCase()

const HAN = /^\p{Script=Han}$/u
/** Numerals and units. They say nothing about the kind of a case. */
const NUMBERS = new Set('〇零一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟元角分年月日时')

const isMeaningful = (character: string) => HAN.test(character) && !NUMBERS.has(character)

/** Returns the distinct pairs of neighbouring Chinese characters, in order. Numerals and units are left out. */
export function bigramsIn(text: string): string[] {
  const bigrams = new Set<string>()
  let before = ''
  for (const character of text) {
    const current = isMeaningful(character) ? character : ''
    if (before && current) bigrams.add(before + current)
    before = current
  }
  return [...bigrams]
}

const [FEWEST, MOST] = [64, 256]

/**
 * Returns how many bigrams are used, beginning with the rarest. This is half of all, because the rest is narrative, but
 * at least 64 and at most 256. If a statement has fewer than 64 bigrams, all are used.
 */
export const rareCountOf = (bigrams: string[]) => Math.min(MOST, Math.max(FEWEST, Math.ceil(bigrams.length / 2)))
