/** How wide a text will be, without a canvas to measure it on: in ems, rather too wide than too narrow. */

const OTHER = 0.6
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\u0250-\uffff]/, 1],
  [/[A-Zmw%@&]/, 0.86],
  [/[,.:;'|!()[\] ilfjrt]/, 0.36],
]

const emOf = (character: string) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER

export const emsOf = (text: string) => [...text].reduce((ems, character) => ems + emOf(character), 0)

/** What fits stays; of anything longer as much as leaves room for the … */
export function cutToEms(text: string, ems: number): string {
  if (emsOf(text) <= ems) return text
  let left = ems - 1
  let kept = ''
  for (const character of text) {
    left -= emOf(character)
    if (left < 0) break
    kept += character
  }
  return `${kept.trim()}…`
}

/** At most so many characters, the … being one of them. */
export function cutToLength(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

export const widthOf = (text: string, fontSize: number) => Math.ceil(emsOf(text) * fontSize)
