import { View } from '@tarojs/components'
import { memo, useMemo } from 'react'
import type { EnclosingLaw } from '@domain/citation/link-citations'
import type { Highlight } from '@domain/workspace/text-anchors'
import type { PageMatch, PageMatches } from '@domain/text/find'
import { usePrinting } from '@/platform/printing'
import { role } from '@/ui/aria'
import { escapeKeyProps } from '@/ui/aria/escape'
import type { LinkSegment } from '@/ui/segments/types'
import {
  matchesToDraw,
  hitAndLinkLimits,
  drawnMatchesIn,
  isMatchInBlock,
  type DrawnMatches,
  hitMark,
  matchMarksIn,
} from './model/budget'
import { type PassageBlock, type TextBlocks, headingLevelsOf, headingAbove } from './model/blocks'
import type { ScrollTarget, TextView } from './model/text-view'
import { readerCopy, fill } from '@/copy/reader'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { Passage } from '@/libraries/document'
import { withHighlights, hitAndLinkCount, blockSegments, limitHitsAndLinks, withMarks } from './model/highlights'
import { useTextFrame } from './use-frame'

interface TextBlockProps extends DrawnMatches {
  id: string
  block: PassageBlock
  passage: Passage
  /** The level of a heading. */
  level?: number
  enclosingLaw?: EnclosingLaw
  /** The maximum number of hits and links in this block. Further hits and links become plain text. */
  maxHitsAndLinks: number
  matches: PageMatches
  /** The current search hit, if it lies in this block. */
  hit?: PageMatch
  nowId: string
  highlights?: Highlight[]
  onSelect?: (block: PassageBlock) => void
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
  onArticle?: (passage: number) => void
  /** Whether the block is marked: it is selected for a note, or belongs to the passage of the last jump. */
  marked: boolean
}

/** Renders one block of the text. */
const TextBlock = memo(function TextBlock(props: TextBlockProps) {
  const { id, block, passage, enclosingLaw, maxHitsAndLinks, matches, first, end, now, hit, marked, nowId, onLink } =
    props
  const { highlights, onSelect } = props
  const highlighted = withHighlights(
    limitHitsAndLinks(blockSegments(passage, block, enclosingLaw), maxHitsAndLinks),
    block,
    highlights,
  )
  const segments = withMarks(
    highlighted,
    hit ? [hitMark(block, hit)] : matchMarksIn(block, matches, { first, end, now }),
  )
  const handle = articleOf(props)
  const looks = `${block.ragged ? ' text-block--ragged' : ''}${marked ? ' text-block--marked' : ''}`
  return (
    <Prose
      id={id}
      className={`text-block text-block--${block.look}${looks}`}
      level={props.level}
      onMenu={handle?.onTap}
      onTap={onSelect && (() => onSelect(block))}
    >
      <Segments segments={segments} onLink={onLink} action={versionsOf(props)} handle={handle} currentMarkId={nowId} />
    </Prose>
  )
})

function versionsOf({ block, passage, onVersions }: TextBlockProps) {
  if (!onVersions || passage.kind !== 'article' || !passage.versions?.length) return undefined
  const label = fill(readerCopy.reader.versions, { article: passage.number, count: passage.versions.length })
  return { label, onTap: () => onVersions(block.passage) }
}

function articleOf({ block, passage, onArticle }: TextBlockProps) {
  if (!onArticle || passage.kind !== 'article') return undefined
  const label = fill(readerCopy.reader.articleKey, { article: passage.number })
  return { label, onTap: () => onArticle(block.passage) }
}

interface DocumentBodyProps {
  name: string
  blockText: TextBlocks
  /** The law that 本法 refers to. */
  enclosingLaw?: EnclosingLaw
  view: TextView
  size: number
  lineHeight: number
  target?: ScrollTarget
  matches: PageMatches
  now: number
  /** The current search hit. */
  hit?: PageMatch
  /** The user's highlights by passage. */
  highlights: Record<number, Highlight[]>
  picked?: PassageBlock
  /** Selects a whole block on a tap, for hosts that do not report a text selection. */
  onPick?: (block: PassageBlock) => void
  onLink: (link: LinkSegment) => void
  marked?: number
  onVersions?: (passage: number) => void
  onArticle?: (passage: number) => void
}

/** Renders the blocks near the screen and blank space for the others. A print has all blocks. */
export const DocumentBody = memo(function DocumentBody({
  name,
  blockText,
  enclosingLaw,
  matches,
  now,
  hit,
  marked,
  highlights,
  picked,
  onPick,
  onLink,
  onVersions,
  onArticle,
  ...text
}: DocumentBodyProps) {
  const { blocks, passages } = blockText
  const screenFrame = useTextFrame({ name, ...text })
  const frame = usePrinting() ? { from: 0, to: blocks.length, above: 0, below: 0 } : screenFrame
  const levels = useMemo(() => headingLevelsOf(blocks), [blocks])
  const heading = headingAbove(blocks, frame.from)
  const visibleBlocks = blocks.slice(frame.from, frame.to)
  const drawnMatches = matchesToDraw(visibleBlocks, matches, now)
  const markLimits = hitAndLinkLimits(
    visibleBlocks.map(block => {
      const passage = passages[block.passage]
      return passage ? hitAndLinkCount(blockSegments(passage, block, enclosingLaw)) : 0
    }),
  )
  return (
    <View id={name} className='reader-body' {...escapeKeyProps(`${name}-header`)}>
      <Blank height={frame.above} />
      {heading && (
        <View className='visually-hidden' {...role('heading')} aria-level={2}>
          {blockText.plain[heading.passage]}
        </View>
      )}
      {visibleBlocks.map((block, at) => {
        const passage = passages[block.passage]
        const id = `${name}-${frame.from + at}`
        return (
          passage && (
            <TextBlock
              key={id}
              id={id}
              block={block}
              passage={passage}
              level={levels[frame.from + at]}
              enclosingLaw={enclosingLaw}
              maxHitsAndLinks={markLimits[at] ?? 0}
              matches={matches}
              {...drawnMatchesIn(block, matches, drawnMatches)}
              hit={hit && isMatchInBlock(block, hit) ? hit : undefined}
              nowId={`${name}-now`}
              highlights={highlights[block.passage]}
              onSelect={onPick}
              onLink={onLink}
              onVersions={onVersions}
              onArticle={onArticle}
              marked={block.passage === marked || block === picked}
            />
          )
        )
      })}
      <Blank height={frame.below} />
    </View>
  )
})

const Blank = ({ height }: { height: number }) => <View style={{ height: `${height}px` }} />
