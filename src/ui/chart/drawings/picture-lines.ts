/** What a picture says of the search: its conditions and the total, in a few lines. */
import { cutToEms, emsOf, wrapToEms } from './fit'

const MOST = 3
const SPACE = '　'

/** At most three lines, each so many ems wide. The conditions give way, with an …; the total never. */
export function conditionLines({ conditions, total }: { conditions: string[]; total: string }, ems: number): string[] {
  const lines = wrapToEms(conditions.join(SPACE), ems)
  const [last = ''] = lines.slice(-1)
  if (last && lines.length <= MOST && emsOf(last + SPACE + total) <= ems) {
    return [...lines.slice(0, -1), last + SPACE + total]
  }
  if (lines.length < MOST) return [...lines, total]
  const rest = lines.slice(MOST - 1).join('')
  return [...lines.slice(0, MOST - 1), cutToEms(rest, ems - emsOf(SPACE + total)) + SPACE + total]
}
