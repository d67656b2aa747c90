/**
 * Limits the work for prerendered pages within a window of time, for each visitor and for all visitors together. Each
 * process counts its own work.
 */
import { SECOND } from '../runtime'
import { WindowCounter } from './local-limit-store'

interface Bound {
  max: number
  timeWindow: number
}

/** Rendering a page costs five times as much as sending it. The unit of costs is the sending of 64 KB. */
export const RENDER_COST = 5
const UNIT = 64 * 1024

export const PAGE_WORK_LIMITS = {
  visitor: { max: 60, timeWindow: 10 * SECOND },
  all: { max: 300, timeWindow: 10 * SECOND },
} satisfies Record<string, Bound>

export const costOfPage = (html = '') => Math.max(1, Math.ceil(html.length / UNIT))

const ALL = 'all'

export class PageWorkLimit {
  private readonly counter: WindowCounter

  constructor(
    private readonly limits = PAGE_WORK_LIMITS,
    clock?: () => number,
  ) {
    this.counter = new WindowCounter(clock)
  }

  /** Whether the visitor and the server have any budget left. The cost of a page is known only after it is rendered. */
  isLeft(visitor: string) {
    const { visitor: perVisitor, all } = this.limits
    const isBelow = (key: string, { max, timeWindow }: Bound) => this.counter.current(key, timeWindow) < max
    return isBelow(visitor, perVisitor) && isBelow(ALL, all)
  }

  spend(visitor: string, work: number) {
    const { visitor: perVisitor, all } = this.limits
    this.counter.add(visitor, work, perVisitor.timeWindow)
    this.counter.add(ALL, work, all.timeWindow)
  }
}
