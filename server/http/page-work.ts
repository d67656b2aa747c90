/**
 * How much work goes into drawn pages: in each window of time so much for one visitor, and so much for all of them. It is counted by
 * this process alone, whose time it is.
 */
import { SECOND } from '../runtime'
import { Counts } from './local-limit-store'

interface Bound {
  max: number
  timeWindow: number
}

/** In units of 64 KB that are handed out; what is drawn anew costs as much as handing it out so many times. */
export const DRAWING = 5
const UNIT = 64 * 1024

export const PAGE_WORK = {
  visitor: { max: 60, timeWindow: 10 * SECOND },
  all: { max: 300, timeWindow: 10 * SECOND },
} satisfies Record<string, Bound>

export const workOf = (html = '') => Math.max(1, Math.ceil(html.length / UNIT))

const ALL = 'all'

export class PageWork {
  private readonly counts: Counts

  constructor(
    private readonly bounds = PAGE_WORK,
    clock?: () => number,
  ) {
    this.counts = new Counts(clock)
  }

  /** Whether anything is left; how much a page takes is known when it is drawn. */
  isLeft(visitor: string) {
    const { visitor: own, all } = this.bounds
    const isBelow = (who: string, { max, timeWindow }: Bound) => this.counts.current(who, timeWindow) < max
    return isBelow(visitor, own) && isBelow(ALL, all)
  }

  spend(visitor: string, work: number) {
    const { visitor: own, all } = this.bounds
    this.counts.add(visitor, work, own.timeWindow)
    this.counts.add(ALL, work, all.timeWindow)
  }
}
