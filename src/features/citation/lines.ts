import { type OwnLaw, withCitations } from '@domain/citation/cited'
import { parseMarkup } from '@domain/text/markup'
import type { Segment } from '@/ui/segments/types'

/** The paragraphs of an article, with what they cite; `own` is the law that it is of. */
export function linesOf(content: string, own: OwnLaw): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of withCitations(parseMarkup(content), own)) {
    const texts = segment.kind === 'break' ? ['', ''] : segment.text.split('\n')
    texts.forEach((text, at) => {
      if (at) lines.push([])
      if (text && segment.kind !== 'break') lines[lines.length - 1]?.push({ ...segment, text })
    })
  }
  return lines.filter(({ length }) => length > 0)
}
