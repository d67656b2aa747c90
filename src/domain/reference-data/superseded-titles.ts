/** The reference file of repealed laws that judgments still cite, each with the provision that repealed it. */
import {
  parseBundledFile,
  isTextLine,
  isReferenceDay,
  notADayMessage,
  quotedForMessage,
  type ReferenceKind,
} from './file'
import bundled from './bundled/superseded-titles.json'

export interface SupersededTitle {
  title: string
  /** The first day on which the law with this title no longer applies. */
  ended: string
  /** The law that repealed this law. `article` is the article that does so, if any. */
  by: string
  article?: string
  /** The law in force on the same subject, and the part of it. Absent if no single law covers the subject. */
  successor?: string
  part?: string
}

const LENGTH = 120

export const SUPERSEDED_TITLE_KIND: ReferenceKind<SupersededTitle> = {
  data: 'superseded-titles',
  mostRows: 5000,
  readRow({ title, ended, by, article, successor, part }) {
    if (!isTextLine(title, LENGTH)) return `has ${quotedForMessage(title)} as "title"`
    if (!isReferenceDay(ended)) return `(${title}) ${notADayMessage('ended', ended)}`
    if (!isTextLine(by, LENGTH)) return `(${title}) has ${quotedForMessage(by)} as "by", not the title of a text`
    const row: SupersededTitle = { title, ended, by }
    for (const [name, value] of Object.entries({ article, successor, part })) {
      if (value === undefined) continue
      if (!isTextLine(value, LENGTH)) return `(${title}) has ${quotedForMessage(value)} as "${name}"`
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

export const BUNDLED_SUPERSEDED_TITLES = parseBundledFile(SUPERSEDED_TITLE_KIND, bundled)
