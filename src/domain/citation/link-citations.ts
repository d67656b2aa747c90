/** Turns citations in running text into links to the cited articles. */
import { findCitations } from './citations'
import { isFormerLaw, versionWrittenBefore, versionIn } from './version-words'
import type { Segment } from '../text/markup'

/** An article to look up, either by the name of the law or by the id of a version. */
export type ArticleLookup = { article: string } & ({ law: string; lid?: string } | { law?: undefined; lid: string })

/** The law that contains the text with the citation. */
export interface EnclosingLaw {
  law: string
  /** The id of the version. Citations of the law itself mean this version. */
  lid: string
}

export interface CitationLink {
  kind: 'link'
  text: string
  attributes: { law: string; article: string; lid?: string }
  /** Present if the citation contains a searched word. */
  hit?: true
}

type LinkRange = Pick<CitationLink, 'attributes'> & { from: number; to: number }

const textOf = (segment: Segment) => (segment.kind === 'break' ? '\n' : segment.text)

/**
 * Returns the name of the cited law with the version that the text states.
 * Returns `undefined` for an unspecified former version (旧公司法), which cannot be opened.
 */
function namedLaw(text: string, law: string, from: number, to: number): { law: string } | undefined {
  const before = text.slice(Math.max(0, from - 16), from)
  if (isFormerLaw(before, law)) return undefined
  return { law: law + (versionIn(text.slice(from, to)) || versionWrittenBefore(before)) }
}

/** Matches a citation that names no law or refers back to one: 第二十一条, 五十三条, 上述法第三条, 依该法第三条. */
const WITHOUT_NAME = /^(?:[同此第零〇一二三四五六七八九十百\d]|.{0,3}该|[上前]述|前引)/

/** Returns the ranges of the links, in text order and without overlaps. */
function linkRanges(text: string, enclosing: EnclosingLaw | undefined): LinkRange[] {
  const ranges: LinkRange[] = []
  let lastEnd = 0
  /** The law named last, in the version that a list of its articles shares. */
  let last: { law?: string; target?: { law: string } } = {}
  for (const { law, article, from, to } of findCitations(text)) {
    if (law && (law !== last.law || !WITHOUT_NAME.test(text.slice(from, to))))
      last = { law, target: namedLaw(text, law, from, to) }
    const target = law ? last.target : enclosing
    if (!target || to <= lastEnd) continue
    ranges.push({ from: Math.max(from, lastEnd), to, attributes: { ...target, article } })
    lastEnd = to
  }
  return ranges
}

const linked = (kind: 'text' | 'hit', text: string, { attributes }: LinkRange): CitationLink =>
  kind === 'hit' ? { kind: 'link', text, attributes, hit: true } : { kind: 'link', text, attributes }

/**
 * Turns citations into links. Other text and links of the service stay unchanged.
 * `enclosing` is the law that 本法 and a bare 第三条 mean. Without it, these are not linked.
 */
export function linkCitations(segments: Segment[], enclosing?: EnclosingLaw): Array<Segment | CitationLink> {
  const text = segments.map(textOf).join('')
  const links = text.indexOf('条') < 0 ? [] : linkRanges(text, enclosing)
  if (!links.length) return segments

  const parts: Array<Segment | CitationLink> = []
  let start = 0
  let at = 0
  for (const segment of segments) {
    const end = start + textOf(segment).length
    if (segment.kind === 'break' || segment.kind === 'link') parts.push(segment)
    else {
      for (let partStart = start; partStart < end;) {
        while ((links[at]?.to ?? Infinity) <= partStart) at++
        const link = links[at]
        const inside = link !== undefined && link.from <= partStart
        const until = Math.min(end, inside ? link.to : (link?.from ?? end))
        const piece = text.slice(partStart, until)
        parts.push(inside ? linked(segment.kind, piece, link) : { ...segment, text: piece })
        partStart = until
      }
    }
    start = end
  }
  return parts
}

/**
 * Returns the article to which a link leads. If a link of the service has no article, reads it from the link's text.
 */
export function citedArticleOf({ text, attributes = {} }: { text: string; attributes?: Record<string, string> }) {
  const { lid, law } = attributes
  const article = attributes.article || findCitations(text)[0]?.article
  if (!article) return undefined
  if (law) return lid ? { lid, law, article } : { law, article }
  return lid ? { lid, article } : undefined
}
