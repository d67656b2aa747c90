/** The themes of the excellent cases. */
import type { ExcellentTheme } from '@contract/judgement'
import { type Fields, type Whole, count, listOf, text } from '@/request/value'

/** How many cases it has is absent where the service does not say. */
export type Theme = Omit<ExcellentTheme, 'count'> & Partial<Pick<ExcellentTheme, 'count'>>

function readTheme(row: Fields): Whole<Theme> | undefined {
  const id = count(row.id)
  const name = text(row.name)
  return id === undefined || !name ? undefined : { id, name, count: count(row.count) }
}

export const readThemes = listOf(readTheme)
