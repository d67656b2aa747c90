/** Which groups of charts are shown, and how more of them come. */
import type { VisualGroup } from '@contract/judgement'
import type { ApiError } from '@/request/errors'
import type { Charts } from '@/api/readers/charts'
import { LIMITS } from '@domain/limits'

export interface Progress {
  /** One more with each group that is asked for; −1 stands for the first. */
  showIndex: number
  status: 'loading' | 'ready' | 'failed'
  groups: VisualGroup[]
  total?: number
  error?: ApiError
}

export type ProgressEvent =
  { type: 'start' } | { type: 'more' } | { type: 'came'; data: Charts } | { type: 'failed'; error: ApiError }

export const START: Progress = { showIndex: -1, status: 'loading', groups: [] }

/** The place of the group that is shown last. */
export const lastShown = ({ showIndex }: Pick<Progress, 'showIndex'>) => showIndex + 1

/** The first group is there from the start, and nine more follow. */
export const hasMore = ({ showIndex, total }: Progress, groups: number) =>
  total !== 0 && showIndex < LIMITS.visual.moreWhileFewerThan && showIndex + 2 < groups

export function reduce(progress: Progress, event: ProgressEvent): Progress {
  switch (event.type) {
    case 'start':
      return START
    case 'more':
      return progress.status === 'ready'
        ? { ...progress, status: 'loading', showIndex: progress.showIndex + 1 }
        : { ...progress, status: 'loading', error: undefined }
    case 'came': {
      const { groups, total } = event.data
      return { ...progress, status: 'ready', groups: [...progress.groups, ...groups], total: total ?? progress.total }
    }
    case 'failed':
      return { ...progress, status: 'failed', error: event.error }
  }
}
