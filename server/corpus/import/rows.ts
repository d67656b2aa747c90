/** Schemas of import rows, as far as they are read. Other fields are ignored. */
import { FormatRegistry, type Static, type TSchema, Type } from '@sinclair/typebox'
import { isDay } from '@domain/format/dates'
import { Day, Id, Paragraphs, Title } from '../../libraries/row-fields'

/** A day, with or without a time, or free text. A text that begins with a date must begin with one that exists. */
FormatRegistry.Set('moment', text => isDay(text) || !/^\d{4}-\d{2}-\d{2}/.test(text))
const Moment = Type.String({ format: 'moment' })
const Lines = Type.Array(Type.String())
/** An optional value. Sources leave an absent value out, or write it as null or as an empty text. */
const Maybe = <T extends TSchema>(type: T) => Type.Optional(Type.Union([type, Type.Null(), Type.Literal('')]))
const Text = Maybe(Type.String())
const CitedLaws = Type.Optional(Type.Array(Type.Object({ law: Type.String(), article: Type.String() })))

export const LawRow = Type.Object({
  lid: Id,
  title: Title,
  eff_level: Type.String(),
  time_limited: Type.String(),
  region: Text,
  dispatch_authority: Text,
  document_number: Text,
  posting_date: Maybe(Day),
  effective_date: Maybe(Day),
  info: Lines,
  preamble: Lines,
  articles: Type.Array(Type.Object({ no: Type.String(), path: Lines, text: Type.String() })),
  tail: Type.Optional(Lines),
})

export const CaseRow = Type.Object({
  cid: Id,
  title: Title,
  case_type: Type.String(),
  document_type: Text,
  court: Text,
  court_level: Text,
  province: Text,
  origin_province: Text,
  case_number: Text,
  cause: Lines,
  procedure: Text,
  judgment_date: Maybe(Day),
  judges: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
  parties: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
  agents: Type.Array(Type.Object({ name: Type.String(), firm: Text })),
  cited_laws: CitedLaws,
  paragraphs: Paragraphs,
})

export const PenaltyRow = Type.Object({
  tid: Id,
  kind: Type.String(),
  title: Title,
  document_number: Text,
  authority: Text,
  publisher: Text,
  province: Text,
  city: Text,
  party_name: Text,
  tax_types: Text,
  decision_date: Maybe(Day),
  publish_date: Maybe(Day),
  paragraphs: Paragraphs,
})

export const InterpretationRow = Type.Object({ vid: Id, library: Type.String(), title: Title, paragraphs: Paragraphs })

export const CustomsRuleRow = Type.Object({
  xid: Id,
  title: Title,
  eff_level: Type.String(),
  time_limited: Type.String(),
  dispatch_authority: Text,
  document_number: Text,
  posting_date: Maybe(Day),
  effective_date: Maybe(Day),
  paragraphs: Paragraphs,
})

export const TypicalCaseRow = Type.Object({ gid: Id, title: Title, category: Text, paragraphs: Paragraphs })

export const BidRow = Type.Object({
  bid: Id,
  title: Title,
  purchaser: Text,
  region: Text,
  budget_wan: Maybe(Type.Number({ minimum: 0 })),
  publish_time: Maybe(Moment),
  paragraphs: Paragraphs,
})

export const CustomsQaRow = Type.Object({
  qid_: Id,
  title: Title,
  qa_type: Text,
  question: Type.String(),
  answer: Type.String(),
})

/** An entry of 人民法院案例库. `reference-cases/row.ts` reads it from a source. */
export const ReferenceCaseRow = Type.Object({
  entry_number: Type.String({ minLength: 1 }),
  title: Title,
  keywords: Lines,
  gist: Type.Optional(Type.String()),
  facts: Type.Optional(Type.String()),
  reasons: Type.Optional(Type.String()),
  result: Type.Optional(Type.String()),
  index: Type.Optional(Type.String()),
  rank: Type.Optional(Type.String()),
  case_type: Type.Optional(Type.String()),
  cause: Lines,
  court: Type.Optional(Type.String()),
  case_number: Type.Optional(Type.String()),
  judgment_date: Type.Optional(Day),
  procedure: Type.Optional(Type.String()),
  entry_date: Type.Optional(Day),
})

export type LawRow = Static<typeof LawRow>
export type ReferenceCaseRow = Static<typeof ReferenceCaseRow>
export type CaseRow = Static<typeof CaseRow>
export type PenaltyRow = Static<typeof PenaltyRow>
export type InterpretationRow = Static<typeof InterpretationRow>
export type CustomsRuleRow = Static<typeof CustomsRuleRow>
export type TypicalCaseRow = Static<typeof TypicalCaseRow>
export type BidRow = Static<typeof BidRow>
export type CustomsQaRow = Static<typeof CustomsQaRow>
