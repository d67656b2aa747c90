import type { MiniProgramRoute, Route } from './libraries'

/** The table is empty on H5, so that browsers do not load the code of these screens. */
export const MINI_PROGRAM_ROUTES = {} as Record<MiniProgramRoute, Route>
