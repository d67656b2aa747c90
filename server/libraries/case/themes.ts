/** Excellent cases have one of these themes. */
import type { Clause } from '../../engine/port'
import { THEMES } from './codes'

const inThemes = (values: string[]): Clause => ({ kind: 'value', field: 'theme', values })

export const inTheme = (id: number) => inThemes([THEMES[id - 1]!])
/** Any theme if none is named. */
export const ofTheme = (theme?: string) => (theme ? inTheme(Number(theme)) : inThemes(THEMES))
