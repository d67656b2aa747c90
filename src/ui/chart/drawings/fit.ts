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

/** Words of Latin letters and dates stay whole, a bracket with what it holds; Chinese breaks anywhere else. */
const PIECE = /[\u0021-\u024f]+|[（《〈「『【“‘]*(?:[\ud800-\udbff][\udc00-\udfff]|[^])[）》〉」』】”’，。、；：！？]*/g

export function wrapToEms(text: string, ems: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(PIECE) ?? []) {
    const parts = emsOf(piece) > ems ? [...piece] : [piece]
    for (const part of parts) {
      if (emsOf(line + part) <= ems) line += part
      else {
        lines.push(line.trim())
        line = part.trim()
      }
    }
  }
  return line ? [...lines, line] : lines
}

/** At most so many lines; the last gives way, with an … */
export function clampToEms(text: string, ems: number, most: number): string[] {
  const lines = wrapToEms(text, ems)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cutToEms(lines.slice(most - 1).join(''), ems)]
}

/** At most so many characters, the … being one of them. */
export function cutToLength(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

export const widthOf = (text: string, fontSize: number) => Math.ceil(emsOf(text) * fontSize)
