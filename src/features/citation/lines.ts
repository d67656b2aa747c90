import { withCitations } from '@/domain/cited'
import { parseMarkup } from '@/domain/markup'
import type { Segment } from '@/ui/segments/types'

/** The paragraphs of an article, with what they cite; `law` is the one that it is of. */
export function linesOf(content: string, law: string): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of withCitations(parseMarkup(content), law)) {
    const texts = segment.kind === 'break' ? ['', ''] : segment.text.split('\n')
    texts.forEach((text, at) => {
      if (at) lines.push([])
      if (text && segment.kind !== 'break') lines[lines.length - 1]?.push({ ...segment, text })
    })
  }
  return lines.filter(({ length }) => length > 0)
}
