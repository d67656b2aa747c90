/** Selects the words of a statement of facts that can find similar cases. */
import { simplified } from '../traditional'

/** Anonymised names: 刘某, 刘某甲, 张××. */
const NAME = /\p{Script=Han}?(?:[某×]|X{2,})+[甲乙丙丁戊己庚辛壬癸\d]?/gu
/** Statements about evidence, which have the same words in all cases. */
const EVIDENCE = /(?:上述|以上)事实[^。；\n]*/g

/**
 * Returns the facts without names and evidence. Each removed text becomes a line break, so that no passage spans the
 * gap.
 */
export const distinctiveText = (facts: string) => facts.replace(EVIDENCE, '\n').replace(NAME, '\n')

/** Returns the text in simplified characters, of one width and in small letters. */
export const foldedText = (text: string): string => simplified(text).normalize('NFKC').toLowerCase()

const HAN = /^\p{Script=Han}$/u
/** Numerals and units identify a case, but say nothing about its kind. */
const NUMBERS = new Set('〇零一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟元角分年月日时')

const isMeaningful = (character: string) => HAN.test(character) && !NUMBERS.has(character)

/** Returns the different pairs of neighbouring characters, in order. */
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
 * Returns the number of bigrams that count; the rarest ones count. Of long facts only the rarer half counts,
 * because the rest is narrative. Of short facts all count.
 */
export const rareCountOf = (bigrams: string[]) => Math.min(MOST, Math.max(FEWEST, Math.ceil(bigrams.length / 2)))
