/** What a picture says of the search: its conditions and the total, in a few lines. */
import { cutToEms, emsOf } from './fit'

const MOST = 3
const SPACE = '　'

/** Words of Latin letters and dates stay whole; Chinese breaks anywhere. */
const PIECE = /[\u0021-\u024f]+|[\ud800-\udbff][\udc00-\udfff]|[^]/g

function wrap(text: string, ems: number): string[] {
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

/** At most three lines, each so many ems wide. The conditions give way, with an …; the total never. */
export function conditionLines({ conditions, total }: { conditions: string[]; total: string }, ems: number): string[] {
  const lines = wrap(conditions.join(SPACE), ems)
  const [last = ''] = lines.slice(-1)
  if (last && lines.length <= MOST && emsOf(last + SPACE + total) <= ems) {
    return [...lines.slice(0, -1), last + SPACE + total]
  }
  if (lines.length < MOST) return [...lines, total]
  const rest = lines.slice(MOST - 1).join('')
  return [...lines.slice(0, MOST - 1), cutToEms(rest, ems - emsOf(SPACE + total)) + SPACE + total]
}
