/**
 * Computes the visible part of a long text. Blocks near the screen are drawn; blank space replaces the others. If
 * measured heights differ from the estimates, the text in view stays in place.
 */
import type { Rect, PageMeasure } from '@/platform/ports/screen'
import type { BlockLook, PassageBlock } from './blocks'
import { type BlockPlace, BlockRuler, type BlockSpan } from './ruler'

/** The size of the text on the page, in px. `lineHeight` is a multiple of `size`. */
interface Setting {
  /** The width of the column without its margins. */
  width: number
  size: number
  lineHeight: number
}

interface Shape {
  /** The space above the block plus the space below it, in px. */
  gap: number
  /** The indent of all lines, in character widths. */
  indent?: number
  /** The further indent of the first line, in character widths. A negative number moves the line to the left. */
  first?: number
  /** The size of the type, relative to the size of the text. */
  scale?: number
}

/** The shape of each kind of block. Must match index.scss. */
const SHAPES: Record<BlockLook, Shape> = {
  part: { gap: 40, scale: 1.125 },
  chapter: { gap: 36 },
  label: { gap: 32, first: 0.75 },
  article: { gap: 12, indent: 2, first: -2 },
  clause: { gap: 4, indent: 2 },
  item: { gap: 4, indent: 4, first: -2 },
  paragraph: { gap: 8, first: 2 },
  rest: { gap: 0 },
  center: { gap: 8, scale: 0.875 },
  right: { gap: 8 },
  start: { gap: 4 },
}
/** The maximum indent of two characters, in px. For large type, a larger indent would leave too little space. */
const WIDEST_PAIR = 36

/** Estimates, from the text, the height of a block that was never drawn. */
function estimate({ look, ems }: PassageBlock, { width, size, lineHeight }: Setting): number {
  const { gap, indent = 0, first = 0, scale = 1 } = SHAPES[look]
  const letter = size * scale
  const hang = indent > 0 ? Math.min(1, WIDEST_PAIR / (2 * letter)) : 1
  const aLine = Math.max(1, width / letter - indent * hang)
  return gap + Math.max(1, Math.ceil((ems + first * hang) / aLine)) * letter * lineHeight
}

/**
 * Distances above and below the view, in screen heights. A new frame includes the blocks within `MARGIN`. It is drawn
 * as soon as a block within `RESERVE` is missing.
 */
const MARGIN = 0.8
const RESERVE = 0.3
/** The position of a match after a scroll to it, as a share of the height below the header. */
const MATCH_AT = 0.3
/**
 * The maximum distance of an animated scroll, in screen heights. A longer animation would show blank space. A longer
 * scroll first jumps to this distance from its target.
 */
const RUN_UP = 0.5

/** The blocks that are drawn, and the heights of the blank space that replaces the other blocks. */
export interface TextFrame extends BlockSpan {
  /** The blank space above and below, in px. */
  above: number
  below: number
}

export const isSameFrame = (a: TextFrame, b: TextFrame) =>
  a.from === b.from && a.to === b.to && a.above === b.above && a.below === b.below

/** The frame until the screen is measured. */
export const INITIAL_FRAME: TextFrame = { from: 0, to: 10, above: 0, below: 0 }

export interface ScrollTarget extends BlockPlace {
  /** Whether to bring the match of the block into view, and not only the block. */
  toMatch?: boolean
  smooth?: boolean
}

interface TextScroll {
  to: number
  from?: number
  smooth: boolean
}

/** What was drawn when a measurement of the page was requested. */
interface SurveyRequest {
  frame: TextFrame
  /** The reader's position at the time of the request. */
  anchor?: BlockPlace
}

export class TextView {
  private ruler = new BlockRuler([])
  private setting?: Setting
  private scrollTop = 0
  private screen = 0
  /**
   * `bodyTop` is the offset of the text on the page. `header` is the height of the header, which covers a part of the
   * screen. Both are in px.
   */
  private bodyTop = 0
  private header = 0
  /**
   * The distance in px between the drawn blocks and their position in the ruler. New heights of earlier blocks change
   * the ruler but do not move the drawn blocks.
   */
  private shift = 0
  private target?: ScrollTarget
  private lastTarget?: ScrollTarget
  private isAimed = true

  constructor(private readonly blocks: PassageBlock[]) {}

  get count() {
    return this.blocks.length
  }

  /** The top of the view, measured from the top of the text. Negative while the document's header is in view. */
  private get top() {
    return this.scrollTop + this.header - this.bodyTop + this.shift
  }

  private frameOf(span: BlockSpan): TextFrame {
    const { ruler, shift } = this
    const from = ruler.topOf(span.from) <= shift ? 0 : span.from
    const above = from === 0 ? 0 : ruler.topOf(from) - shift
    return { from, to: span.to, above, below: ruler.total - ruler.topOf(span.to) }
  }

  private spanAt(top: number, margin: number): BlockSpan {
    return this.ruler.span(top - this.screen * margin, top + this.screen * (1 + margin))
  }

  /** The reader's position; `undefined` while the document's header is in view. */
  here(): BlockPlace | undefined {
    return this.setting && this.top > 0 ? this.ruler.at(this.top + 1) : undefined
  }

  /** The position right below the header. It stays in place when the layout changes. */
  anchor(): BlockPlace | undefined {
    return this.setting && this.top > 0 ? this.ruler.at(this.top) : undefined
  }

  scrolled(scrollTop: number, frame: TextFrame): TextFrame {
    this.scrollTop = scrollTop
    return this.look(frame)
  }

  private look(frame: TextFrame): TextFrame {
    if (!this.setting) return frame
    const needed = this.spanAt(this.top, RESERVE)
    if (needed.from >= frame.from && needed.to <= frame.to) return frame
    const next = this.frameOf(this.spanAt(this.top, MARGIN))
    // A frame with the first block begins at the top of the text, so its shift must be 0. The target keeps the
    // reader's position.
    if (next.from === 0 && this.shift !== 0) {
      this.target ??= this.ruler.at(this.top)
      this.shift = 0
    }
    return next
  }

  /** Sets the target of a scroll. Ignores a target object that was set before. */
  go(wish: ScrollTarget) {
    if (wish === this.lastTarget) return
    this.lastTarget = wish
    this.target = wish
    this.isAimed = false
  }

  /** Returns the frame that contains the target. */
  private aim(target: ScrollTarget, frame: TextFrame): TextFrame {
    this.isAimed = true
    const top = this.ruler.find(target)
    const needed = this.spanAt(top, RUN_UP + RESERVE)
    if (needed.from >= frame.from && needed.to <= frame.to) return frame
    this.shift = 0
    return this.frameOf(this.spanAt(top, MARGIN))
  }

  /** Estimates the heights of all blocks anew. Runs when the text size or the width changes. */
  private estimateHeights(setting: Setting, anchor: BlockPlace | undefined): TextFrame {
    this.setting = setting
    this.ruler = new BlockRuler(this.blocks.map(block => estimate(block, setting)))
    this.shift = 0
    if (anchor) this.target ??= anchor
    this.isAimed = true
    return this.frameOf(this.spanAt(this.target ? this.ruler.find(this.target) : this.top, MARGIN))
  }

  /**
   * Handles the layout that was measured for a drawn frame. Returns the next frame, and the scroll that leads to the
   * target.
   */
  update(
    survey: PageMeasure,
    request: SurveyRequest,
    type: Omit<Setting, 'width'>,
    screen: number,
  ): { frame: TextFrame; scroll?: TextScroll } {
    const { frame, anchor } = request
    const [body, header, match, ...blocks] = survey.rects
    // A page below another page has no size.
    if (!body?.height) return { frame }
    this.screen = screen
    this.scrollTop = survey.scrollTop
    this.bodyTop = body.top + survey.scrollTop
    this.header = header ? Math.max(0, header.top + header.height) : 0

    const { width, size, lineHeight } = this.setting ?? {}
    if (width !== body.width || size !== type.size || lineHeight !== type.lineHeight) {
      const laidOut = this.estimateHeights({ width: body.width, ...type }, anchor)
      if (!isSameFrame(laidOut, frame)) return { frame: laidOut }
    }
    const moved = this.ruler.learn(
      frame.from,
      blocks.map(rect => rect?.height),
      this.top,
    )
    const { target } = this
    if (!target) {
      this.shift += moved
      return { frame: this.look(this.frameOf(frame)) }
    }
    const nextFrame = this.isAimed ? frame : this.aim(target, frame)
    if (nextFrame !== frame) return { frame: nextFrame }
    const block = blocks[target.block - frame.from]
    if (!block) return { frame: this.aim(target, frame) }
    this.target = undefined
    return { frame: this.frameOf(frame), scroll: this.scrollTo(target, block, target.toMatch ? match : undefined) }
  }

  private scrollTo(target: ScrollTarget, block: Rect, match: Rect | undefined): TextScroll | undefined {
    const { header, screen, scrollTop } = this
    const room = screen - header
    if (match && match.top > header && match.top + match.height < screen - room * MATCH_AT) return undefined
    const top = match ? match.top - room * MATCH_AT : block.top + block.height * target.part
    const to = scrollTop + top - header
    const way = to - scrollTop
    const runUp = screen * RUN_UP
    const from = Math.abs(way) > runUp ? to - Math.sign(way) * runUp : undefined
    if (!target.smooth) this.scrollTop = to
    return { to, from, smooth: target.smooth ?? false }
  }
}
