/** Tells which law or decision repealed a cited law whose text the library lacks. */
import { BUNDLED_SUPERSEDED_TITLES, type SupersededTitle } from '../reference-data/superseded-titles'
import type { StandingGround } from '../law-time/grounds'
import { citeLaw } from './cite-as'
import { repealKey } from './law-names'

const byKey = (rows: SupersededTitle[]) => new Map(rows.map(row => [repealKey(row.title), row]))

let titles = byKey(BUNDLED_SUPERSEDED_TITLES.rows)

/** Replaces the table of repealed titles in this process. Only the server does this, with the operator's file. */
export const replaceSupersededTitles = (rows: SupersededTitle[]) => void (titles = byKey(rows))

export const supersededTitle = (law: string): SupersededTitle | undefined => titles.get(repealKey(law))

/** Returns the ground of the repeal, in the same form as grounds from the library. */
export const repealGround = ({ by, article, ended }: SupersededTitle): StandingGround => ({
  kind: 'repealed',
  title: by,
  ...(article === undefined ? {} : { article }),
  day: ended,
})

/** Returns the law in force on the same subject: 《民法典》合同编. */
export const successorOf = ({ successor, part = '' }: SupersededTitle): string | undefined =>
  successor === undefined ? undefined : citeLaw(successor) + part
