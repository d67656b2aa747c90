/** The new laws, page by page. */
import type { NewLaw } from '@contract/lawregu'
import type { NewLaws } from '@/api/readers/law'

export interface LoadedLaws {
  laws: NewLaw[]
  /** How many pages are there. */
  page: number
  finished: boolean
}

export const NOTHING_YET: LoadedLaws = { laws: [], page: 0, finished: false }

/** A law that came out meanwhile moves the others on: what was on the page before may be on this one too. */
export function withPage({ laws, page }: LoadedLaws, { laws: more, pageSize, total }: NewLaws): LoadedLaws {
  const known = new Set(laws.map(({ lid }) => lid))
  const fresh = more.filter(({ lid }) => !known.has(lid))
  const isLast = total === undefined ? more.length < pageSize : pageSize * (page + 1) >= total
  return { laws: [...laws, ...fresh], page: page + 1, finished: fresh.length === 0 || isLast }
}
