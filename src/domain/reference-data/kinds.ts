/** All kinds of reference data with their bundled files. Screens import single kinds, since the tables are large. */
import { BUNDLED_CAUSES, CAUSE_KIND } from './causes'
import { BUNDLED_COURTS, COURT_KIND } from './courts'
import { BUNDLED_HOLIDAYS, HOLIDAY_KIND } from './holidays'
import { BUNDLED_LOAN_RATES, LOAN_RATE_KIND } from './loan-rates'
import { BUNDLED_SHORT_NAMES, SHORT_NAME_KIND } from './short-names'
import { BUNDLED_SUPERSEDED_TITLES, SUPERSEDED_TITLE_KIND } from './superseded-titles'
import type { ReferenceFile, ReferenceKind } from './file'

const withFile = <Row>(kind: ReferenceKind<Row>, bundled: ReferenceFile<Row>) => ({ kind, bundled })

export const REFERENCE_KINDS = {
  'loan-rates': withFile(LOAN_RATE_KIND, BUNDLED_LOAN_RATES),
  holidays: withFile(HOLIDAY_KIND, BUNDLED_HOLIDAYS),
  'short-names': withFile(SHORT_NAME_KIND, BUNDLED_SHORT_NAMES),
  'superseded-titles': withFile(SUPERSEDED_TITLE_KIND, BUNDLED_SUPERSEDED_TITLES),
  causes: withFile(CAUSE_KIND, BUNDLED_CAUSES),
  courts: withFile(COURT_KIND, BUNDLED_COURTS),
}

export type ReferenceData = keyof typeof REFERENCE_KINDS

export const REFERENCE_NAMES = Object.keys(REFERENCE_KINDS) as ReferenceData[]

type RowOf<Data extends ReferenceData> = (typeof REFERENCE_KINDS)[Data]['bundled']['rows'][number]
export type ReferenceFileOf<Data extends ReferenceData> = ReferenceFile<RowOf<Data>>
