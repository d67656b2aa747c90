/** Citations in running text become links to the articles they cite. */
import { findCitations } from './citations'
import type { Segment } from '../text/markup'

/** An article to look up: by the law's name, or in a known version of it. */
export type Cited = { article: string } & ({ law: string; lid?: string } | { law?: undefined; lid: string })

/** The law that a text is of. */
export interface OwnLaw {
  law: string
  /** The very version: what it says of its own articles is said of those. */
  lid: string
}

export interface CitedLink {
  kind: 'link'
  text: string
  attributes: { law: string; article: string; lid?: string }
  /** A word that was searched for stands in the citation. */
  hit?: true
}

type Stretch = Pick<CitedLink, 'attributes'> & { from: number; to: number }

const textOf = (segment: Segment) => (segment.kind === 'break' ? '\n' : segment.text)

/** In order, and none over another. */
function stretches(text: string, own: OwnLaw | undefined): Stretch[] {
  const found: Stretch[] = []
  let done = 0
  for (const { law, article, from, to } of findCitations(text)) {
    const named = law ? { law } : own
    if (!named || to <= done) continue
    found.push({ from: Math.max(from, done), to, attributes: { ...named, article } })
    done = to
  }
  return found
}

const linked = (kind: 'text' | 'hit', text: string, { attributes }: Stretch): CitedLink =>
  kind === 'hit' ? { kind: 'link', text, attributes, hit: true } : { kind: 'link', text, attributes }

/**
 * `own` is the document itself, which 本法 and a bare 第三条 mean; without one those are no links.
 * The service's own links and the text as a whole stay what they are.
 */
export function withCitations(segments: Segment[], own?: OwnLaw): Array<Segment | CitedLink> {
  const text = segments.map(textOf).join('')
  const links = text.indexOf('条') < 0 ? [] : stretches(text, own)
  if (!links.length) return segments

  const pieces: Array<Segment | CitedLink> = []
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
export function citedBy({ text, attributes = {} }: { text: string; attributes?: Record<string, string> }) {
  const { lid, law } = attributes
  const article = attributes.article || findCitations(text)[0]?.article
  if (!article) return undefined
  if (law) return lid ? { lid, law, article } : { law, article }
  return lid ? { lid, article } : undefined
}
