/** Search clauses that select excellent cases (优案) by theme. */
import type { Clause } from '../../engine/port'
import { EXCELLENT_CASE_THEMES } from './codes'

const inThemes = (values: string[]): Clause => ({ kind: 'value', field: 'theme', values })

export const themeClause = (id: number) => inThemes([EXCELLENT_CASE_THEMES[id - 1]!])
/** Returns the clause for one theme, or for all themes if no id is given. */
export const excellentCaseClause = (theme?: string) =>
  theme ? themeClause(Number(theme)) : inThemes(EXCELLENT_CASE_THEMES)
