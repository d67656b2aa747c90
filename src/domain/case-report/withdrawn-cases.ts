/** Guiding cases that courts no longer follow (法〔2020〕343号, since 2021-01-01). */

interface WithdrawnCase {
  number: number
  /** A party that occurs in no other guiding case. */
  party: string
}

const WITHDRAWN: WithdrawnCase[] = [
  { number: 9, party: '存亮贸易' },
  { number: 20, party: '斯瑞曼精细化工' },
]

const NUMBERED = /指导(?:性)?案例第?(9|20|九|二十)号/
const NUMBERS: Record<string, number> = { 9: 9, 20: 20, 九: 9, 二十: 20 }

/** Returns the number of the withdrawn guiding case that a text names: 指导案例9号. */
const withdrawnNumberIn = (text: string): number | undefined => NUMBERS[NUMBERED.exec(text)?.[1] ?? '']

/**
 * Returns the number of a withdrawn guiding case, or `undefined` for another case. Recognises the case by its number in
 * title or head, or by a party in the title.
 */
export function withdrawnGuidingCase({ title, head }: { title: string; head: string }): number | undefined {
  const byNumber = withdrawnNumberIn(title) ?? withdrawnNumberIn(head)
  return byNumber ?? WITHDRAWN.find(({ party }) => title.indexOf(party) >= 0)?.number
}
