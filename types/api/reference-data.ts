/**
 * Reference data, such as rates, holidays and names: `/reference-data/api/v1`. Each file states its source and the day
 * of its last check.
 */
import { Type, type TSchema, type Static } from '@sinclair/typebox'

const fileOf = <T extends TSchema>(data: string, row: T) =>
  Type.Object({
    data: Type.Literal(data),
    version: Type.Literal(1),
    source: Type.String({ description: 'who published the rows' }),
    checkedTo: Type.String({ description: 'the last day on which the rows were compared with their source' }),
    rows: Type.Array(row),
  })

const Rates = Type.Object({ oneYear: Type.Number(), fiveYears: Type.Number() })

/** Rates in per cent a year, each from its day: 贷款市场报价利率, and benchmark rates before 2019-08-20. */
export const LoanRateFile = fileOf('loan-rates', Type.Object({ from: Type.String(), rates: Rates }))

const Off = Type.Object({ name: Type.String(), from: Type.String(), to: Type.String() })

/** Public holidays and make-up workdays, by the official notice of each year. */
export const HolidayFile = fileOf(
  'holidays',
  Type.Object({ year: Type.Integer(), off: Type.Array(Off), work: Type.Array(Type.String()) }),
)

/** Short names of laws. A text means the title by the name only between `from` and `until`. */
export const ShortNameFile = fileOf(
  'short-names',
  Type.Object({
    title: Type.String(),
    names: Type.Array(Type.String()),
    from: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
  }),
)

/** Titles of repealed laws with the provision that repealed them, and the law in force on the same subject. */
export const SupersededTitleFile = fileOf(
  'superseded-titles',
  Type.Object({
    title: Type.String(),
    ended: Type.String(),
    by: Type.String(),
    article: Type.Optional(Type.String()),
    successor: Type.Optional(Type.String()),
    part: Type.Optional(Type.String()),
  }),
)

/** The outline of causes of action. Level 0 contains the kinds of cases. */
export const CauseFile = fileOf(
  'causes',
  Type.Object({ level: Type.Integer(), name: Type.String(), former: Type.Optional(Type.Array(Type.String())) }),
)

/** Places that occur in the names of courts, by province. */
export const CourtFile = fileOf('courts', Type.Object({ province: Type.String(), places: Type.Array(Type.String()) }))

/** GET files: what each file is and how old it is, without its rows. */
export const ReferenceFiles = Type.Array(
  Type.Object({
    data: Type.String(),
    source: Type.String(),
    checkedTo: Type.String(),
    /** The day of the latest change in the rows. Absent if the rows have no days. */
    lastChange: Type.Optional(Type.String()),
    origin: Type.Union([Type.Literal('bundled'), Type.Literal('operator')]),
    rows: Type.Integer(),
  }),
)
export type ReferenceFiles = Static<typeof ReferenceFiles>
