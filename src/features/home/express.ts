/** The new laws, page by page. */
import type { NewLaw, NewLawList } from '@contract/lawregu'

export interface Express {
  laws: NewLaw[]
  /** How many pages are there. */
  page: number
  finished: boolean
}

export const NOTHING_YET: Express = { laws: [], page: 0, finished: false }

/** A law that came out meanwhile moves the others on: what was on the page before may be on this one too. */
export function withPage({ laws, page }: Express, { lawRegus, pageSize, totalCount }: NewLawList): Express {
  const known = new Set(laws.map(({ lid }) => lid))
  return {
    laws: [...laws, ...lawRegus.filter(({ lid }) => !known.has(lid))],
    page: page + 1,
    finished: lawRegus.length === 0 || pageSize * (page + 1) >= totalCount,
  }
}
