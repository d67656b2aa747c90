import type { MiniProgramRoute, Route } from './libraries'

/** Empty on H5, so that a browser does not load the code of these screens. */
export const MINI_PROGRAM_ROUTES = {} as Record<MiniProgramRoute, Route>
