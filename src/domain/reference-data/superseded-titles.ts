/** The file of repealed titles that judgments still cite, each with the provision that ended it. */
import { bundledFile, isLine, isReferenceDay, noDay, quoted, type ReferenceKind } from './file'
import bundled from './bundled/superseded-titles.json'

export interface SupersededTitle {
  title: string
  /** The first day on which the title no longer applies. */
  ended: string
  /** The text that ends it, and the article where the text has one. */
  by: string
  article?: string
  /** The text in force with the same subject, and the part of it. Absent where no single text has the subject. */
  successor?: string
  part?: string
}

const LENGTH = 120

export const SUPERSEDED_TITLE_KIND: ReferenceKind<SupersededTitle> = {
  data: 'superseded-titles',
  mostRows: 5000,
  readRow({ title, ended, by, article, successor, part }) {
    if (!isLine(title, LENGTH)) return `has ${quoted(title)} as "title"`
    if (!isReferenceDay(ended)) return `(${title}) ${noDay('ended', ended)}`
    if (!isLine(by, LENGTH)) return `(${title}) has ${quoted(by)} as "by", not the title of a text`
    const row: SupersededTitle = { title, ended, by }
    for (const [name, value] of Object.entries({ article, successor, part })) {
      if (value === undefined) continue
      if (!isLine(value, LENGTH)) return `(${title}) has ${quoted(value)} as "${name}"`
      row[name as 'article' | 'successor' | 'part'] = value
    }
    return row
  },
  lastChange: rows =>
    rows
      .map(({ ended }) => ended)
      .sort()
      .pop(),
}

export const BUNDLED_SUPERSEDED_TITLES = bundledFile(SUPERSEDED_TITLE_KIND, bundled)
