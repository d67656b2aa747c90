import type { MiniProgramRoute, Route } from './libraries'

/** Empty on H5, so that a browser loads none of their code. */
export const MINI_PROGRAM_ROUTES = {} as Record<MiniProgramRoute, Route>
