/** What of a statement of facts can find cases like it: all but what belongs to one case alone, or to any. */

/** 刘某, 刘某甲, 张×× */
const NAME = /\p{Script=Han}?(?:[某×]|X{2,})+[甲乙丙丁戊己庚辛壬癸\d]?/gu
/** By what the facts are proved is told of all cases in the same words. */
const EVIDENCE = /(?:上述|以上)事实[^。；\n]*/g

/** With a break in the place of what says nothing, so that nobody reads over it. */
export const distinctiveText = (facts: string) => facts.replace(EVIDENCE, '\n').replace(NAME, '\n')

const HAN = /^\p{Script=Han}$/u
/** Numerals and units tell one case from another, and nothing of what it is like. */
const NUMBERS = new Set('〇零一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟元角分年月日时')

const isMeaningful = (character: string) => HAN.test(character) && !NUMBERS.has(character)

/** Neighbouring characters, each pair once, in the order in which they stand. */
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

/** Of long facts the commoner half is how all cases are told; of short ones every word counts. */
export const rareCountOf = (bigrams: string[]) => Math.min(MOST, Math.max(FEWEST, Math.ceil(bigrams.length / 2)))
