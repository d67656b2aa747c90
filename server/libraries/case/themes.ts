/** Clauses that select excellent cases (优案) by theme. */
import type { Clause } from '../../engine/port'
import { THEMES } from './codes'

const inThemes = (values: string[]): Clause => ({ kind: 'value', field: 'theme', values })

export const inTheme = (id: number) => inThemes([THEMES[id - 1]!])
/** Selects excellent cases of one theme, or of any theme without an id. */
export const ofTheme = (theme?: string) => (theme ? inTheme(Number(theme)) : inThemes(THEMES))
