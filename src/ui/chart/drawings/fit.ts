/** Estimates the width of a text in ems, without a canvas. The estimate is more often too wide than too narrow. */

const OTHER = 0.6
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\u0250-\uffff]/, 1],
  [/[A-Zmw%@&]/, 0.86],
  [/[,.:;'|!()[\] ilfjrt]/, 0.36],
]

const emOf = (character: string) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER

export const emsOf = (text: string) => [...text].reduce((ems, character) => ems + emOf(character), 0)

/** Cuts a text that is wider than this, and ends it with …. */
export function cutToEms(text: string, ems: number): string {
  if (emsOf(text) <= ems) return text
  let remainingEms = ems - 1
  let cutText = ''
  for (const character of text) {
    remainingEms -= emOf(character)
    if (remainingEms < 0) break
    cutText += character
  }
  return `${cutText.trim()}…`
}

/**
 * Matches a piece of a text that may stand alone on a line. Latin words, dates, and brackets with their
 * neighbour stay whole. Chinese may break after any other character.
 */
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

/** Wraps a text into at most `maxLines` lines. The last line is cut with …. */
export function clampToEms(text: string, ems: number, maxLines: number): string[] {
  const lines = wrapToEms(text, ems)
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), cutToEms(lines.slice(maxLines - 1).join(''), ems)]
}

/** Cuts a text to this number of characters, including the …. */
export function cutToLength(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

export const widthOf = (text: string, fontSize: number) => Math.ceil(emsOf(text) * fontSize)
