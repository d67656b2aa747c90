import type { MiniProgramRoute, Route } from './libraries'

/** A browser reaches none of them, and loads nothing of them. */
export const MINI_PROGRAM_ROUTES = {} as Record<MiniProgramRoute, Route>
