/** Citations in running text become links to the articles they cite. */
import { findCitations } from './citations'
import type { Segment } from '../text/markup'

/** An article to look up: by the law's name, or in a known version of it. */
export type ArticleLookup = { article: string } & ({ law: string; lid?: string } | { law?: undefined; lid: string })

/** The law that a text is of. */
export interface EnclosingLaw {
  law: string
  /** The very version: what it says of its own articles is said of those. */
  lid: string
}

export interface CitationLink {
  kind: 'link'
  text: string
  attributes: { law: string; article: string; lid?: string }
  /** A word that was searched for stands in the citation. */
  hit?: true
}

type LinkRange = Pick<CitationLink, 'attributes'> & { from: number; to: number }

const textOf = (segment: Segment) => (segment.kind === 'break' ? '\n' : segment.text)

/** In order, and none over another. */
function linkRanges(text: string, enclosing: EnclosingLaw | undefined): LinkRange[] {
  const ranges: LinkRange[] = []
  let done = 0
  for (const { law, article, from, to } of findCitations(text)) {
    const target = law ? { law } : enclosing
    if (!target || to <= done) continue
    ranges.push({ from: Math.max(from, done), to, attributes: { ...target, article } })
    done = to
  }
  return ranges
}

const linked = (kind: 'text' | 'hit', text: string, { attributes }: LinkRange): CitationLink =>
  kind === 'hit' ? { kind: 'link', text, attributes, hit: true } : { kind: 'link', text, attributes }

/**
 * `own` is the document itself, which 本法 and a bare 第三条 mean; without one those are no links.
 * The service's own links and the text as a whole stay what they are.
 */
export function linkCitations(segments: Segment[], enclosing?: EnclosingLaw): Array<Segment | CitationLink> {
  const text = segments.map(textOf).join('')
  const links = text.indexOf('条') < 0 ? [] : linkRanges(text, enclosing)
  if (!links.length) return segments

  const pieces: Array<Segment | CitationLink> = []
  let start = 0
  let at = 0
  for (const segment of segments) {
    const end = start + textOf(segment).length
    if (segment.kind === 'break' || segment.kind === 'link') pieces.push(segment)
    else {
      for (let done = start; done < end;) {
        while ((links[at]?.to ?? Infinity) <= done) at++
        const link = links[at]
        const inside = link !== undefined && link.from <= done
        const until = Math.min(end, inside ? link.to : (link?.from ?? end))
        const piece = text.slice(done, until)
        pieces.push(inside ? linked(segment.kind, piece, link) : { ...segment, text: piece })
        done = until
      }
    }
    start = end
  }
  return pieces
}

/** What a link leads to. The service's own know the law; their words tell the article. */
export function citedArticleOf({ text, attributes = {} }: { text: string; attributes?: Record<string, string> }) {
  const { lid, law } = attributes
  const article = attributes.article || findCitations(text)[0]?.article
  if (!article) return undefined
  if (law) return lid ? { lid, law, article } : { law, article }
  return lid ? { lid, article } : undefined
}
