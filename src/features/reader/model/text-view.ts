/**
 * What of a long text is on the page. Pieces near the screen are drawn, blank space stands for the others; where their
 * heights turn out other than estimated, what the reader looks at stays where it is.
 */
import type { Rect, Survey } from '@/platform/page-view/port'
import type { Look, Piece } from './blocks'
import { type Place, Ruler, type Span } from './ruler'

/** How the text is set: sizes in px. */
interface Setting {
  /** Of the column, without its margins. */
  width: number
  size: number
  lineHeight: number
}

interface Shape {
  /** Above and below, in px. */
  gap: number
  /** In widths of a letter: what all lines, and what the first one, begin with. */
  indent?: number
  first?: number
  /** Times the size of the text. */
  scale?: number
}

/** As index.scss draws them. */
const SHAPES: Record<Look, Shape> = {
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
/** What two letters' width is at most, in px, so that large type keeps its measure. */
const WIDEST_PAIR = 36

/** Estimates the height of a piece from its letters, so that a passage is found that was never drawn. */
function estimate({ look, ems }: Piece, { width, size, lineHeight }: Setting): number {
  const { gap, indent = 0, first = 0, scale = 1 } = SHAPES[look]
  const letter = size * scale
  const hang = indent > 0 ? Math.min(1, WIDEST_PAIR / (2 * letter)) : 1
  const aLine = Math.max(1, width / letter - indent * hang)
  return gap + Math.max(1, Math.ceil((ems + first * hang) / aLine)) * letter * lineHeight
}

/** How much is drawn above and below what is in view, in screens, and how much of it is kept in hand. */
const MARGIN = 0.8
const IN_HAND = 0.3
/** What is found stands this far down the room below the header. */
const FOUND_AT = 0.3
/** A long way is run from here, in screens: one sees the direction, and nothing that is not drawn. */
const RUN_UP = 0.5

export interface Frame extends Span {
  /** Blank, in px. */
  above: number
  below: number
}

export const isSame = (a: Frame, b: Frame) =>
  a.from === b.from && a.to === b.to && a.above === b.above && a.below === b.below

/** Before anything is known of the screen. */
export const START: Frame = { from: 0, to: 10, above: 0, below: 0 }

export interface Target extends Place {
  /** What was found in the piece must come into view. */
  found?: boolean
  smooth?: boolean
}

export interface Scroll {
  to: number
  from?: number
  smooth: boolean
}

/** What was asked for, in this order. */
export interface Asked {
  frame: Frame
  /** Where the reader was when it was asked. */
  held?: Place
}

export class TextView {
  private ruler = new Ruler([])
  private setting?: Setting
  private scrollTop = 0
  private screen = 0
  /** Where on the page the text begins, and how much of the top of the screen the header covers. */
  private bodyTop = 0
  private header = 0
  /** By how much what is drawn stands higher than the ruler says: what was measured above it has not moved it. */
  private debt = 0
  private target?: Target
  private wish?: Target
  private aimed = true

  constructor(private readonly pieces: Piece[]) {}

  get count() {
    return this.pieces.length
  }

  /** What is in view begins here, in heights of the text; above 0 the document's head is in view. */
  private get top() {
    return this.scrollTop + this.header - this.bodyTop + this.debt
  }

  private frameOf(span: Span): Frame {
    const { ruler, debt } = this
    const from = ruler.topOf(span.from) <= debt ? 0 : span.from
    const above = from === 0 ? 0 : ruler.topOf(from) - debt
    return { from, to: span.to, above, below: ruler.total - ruler.topOf(span.to) }
  }

  private spanAt(top: number, margin: number): Span {
    return this.ruler.span(top - this.screen * margin, top + this.screen * (1 + margin))
  }

  /** Where the reader is; nothing, while the document's head is in view. */
  here(): Place | undefined {
    return this.setting && this.top > 0 ? this.ruler.at(this.top + 1) : undefined
  }

  /** The line under the header, to be held there. */
  held(): Place | undefined {
    return this.setting && this.top > 0 ? this.ruler.at(this.top) : undefined
  }

  scrolled(scrollTop: number, frame: Frame): Frame {
    this.scrollTop = scrollTop
    return this.look(frame)
  }

  private look(frame: Frame): Frame {
    if (!this.setting) return frame
    const needed = this.spanAt(this.top, IN_HAND)
    if (needed.from >= frame.from && needed.to <= frame.to) return frame
    const next = this.frameOf(this.spanAt(this.top, MARGIN))
    // The first piece stands where it stands: from here on nothing can be owed.
    if (next.from === 0 && this.debt !== 0) {
      this.target ??= this.ruler.at(this.top)
      this.debt = 0
    }
    return next
  }

  /** Each wish is followed once. */
  go(wish: Target) {
    if (wish === this.wish) return
    this.wish = wish
    this.target = wish
    this.aimed = false
  }

  /** The frame to draw before the target can be seen. */
  private aim(target: Target, frame: Frame): Frame {
    this.aimed = true
    const top = this.ruler.find(target)
    const needed = this.spanAt(top, RUN_UP + IN_HAND)
    if (needed.from >= frame.from && needed.to <= frame.to) return frame
    this.debt = 0
    return this.frameOf(this.spanAt(top, MARGIN))
  }

  /** Text of another size, or a screen of another width: all heights are estimated anew. */
  private layOut(setting: Setting, held: Place | undefined): Frame {
    this.setting = setting
    this.ruler = new Ruler(this.pieces.map(piece => estimate(piece, setting)))
    this.debt = 0
    if (held) this.target ??= held
    this.aimed = true
    return this.frameOf(this.spanAt(this.target ? this.ruler.find(this.target) : this.top, MARGIN))
  }

  /** What stands where, once a frame was drawn: the frame to draw next, and whereto to scroll. */
  take(seen: Survey, asked: Asked, type: Omit<Setting, 'width'>, screen: number): { frame: Frame; scroll?: Scroll } {
    const { frame, held } = asked
    const [body, header, found, ...pieces] = seen.rects
    // Kept below another page, it has no size.
    if (!body?.height) return { frame }
    this.screen = screen
    this.scrollTop = seen.scrollTop
    this.bodyTop = body.top + seen.scrollTop
    this.header = header ? Math.max(0, header.top + header.height) : 0

    const { width, size, lineHeight } = this.setting ?? {}
    if (width !== body.width || size !== type.size || lineHeight !== type.lineHeight) {
      const laidOut = this.layOut({ width: body.width, ...type }, held)
      if (!isSame(laidOut, frame)) return { frame: laidOut }
    }
    const moved = this.ruler.learn(
      frame.from,
      pieces.map(rect => rect?.height),
      this.top,
    )
    const { target } = this
    if (!target) {
      this.debt += moved
      return { frame: this.look(this.frameOf(frame)) }
    }
    const wanted = this.aimed ? frame : this.aim(target, frame)
    if (wanted !== frame) return { frame: wanted }
    const piece = pieces[target.piece - frame.from]
    if (!piece) return { frame: this.aim(target, frame) }
    this.target = undefined
    return { frame: this.frameOf(frame), scroll: this.scrollTo(target, piece, target.found ? found : undefined) }
  }

  private scrollTo(target: Target, piece: Rect, found: Rect | undefined): Scroll | undefined {
    const { header, screen, scrollTop } = this
    const room = screen - header
    if (found && found.top > header && found.top + found.height < screen - room * FOUND_AT) return undefined
    const top = found ? found.top - room * FOUND_AT : piece.top + piece.height * target.part
    const to = scrollTop + top - header
    const way = to - scrollTop
    const runUp = screen * RUN_UP
    const from = Math.abs(way) > runUp ? to - Math.sign(way) * runUp : undefined
    if (!target.smooth) this.scrollTop = to
    return { to, from, smooth: target.smooth ?? false }
  }
}
