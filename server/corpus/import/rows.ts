/** Schemas of import rows. They contain only the fields that are used; others are ignored. */
import { FormatRegistry, type Static, type TSchema, Type } from '@sinclair/typebox'
import { isDay } from '@domain/format/dates'
import { DayField, IdField, ParagraphsField, TitleField } from '../../libraries/row-fields'

/** A day, a day with time, or free text. If a text begins like a date, the date must exist. */
FormatRegistry.Set('moment', text => isDay(text) || !/^\d{4}-\d{2}-\d{2}/.test(text))
const Moment = Type.String({ format: 'moment' })
const Lines = Type.Array(Type.String())
/** An optional value. Sources omit an absent value, or write it as null or as an empty text. */
const Maybe = <T extends TSchema>(type: T) => Type.Optional(Type.Union([type, Type.Null(), Type.Literal('')]))
const Text = Maybe(Type.String())
const CitedLaws = Type.Optional(Type.Array(Type.Object({ law: Type.String(), article: Type.String() })))

export const LawRow = Type.Object({
  lid: IdField,
  title: TitleField,
  eff_level: Type.String(),
  time_limited: Type.String(),
  region: Text,
  dispatch_authority: Text,
  document_number: Text,
  posting_date: Maybe(DayField),
  effective_date: Maybe(DayField),
  info: Lines,
  preamble: Lines,
  articles: Type.Array(Type.Object({ no: Type.String(), path: Lines, text: Type.String() })),
  tail: Type.Optional(Lines),
})

export const CaseRow = Type.Object({
  cid: IdField,
  title: TitleField,
  case_type: Type.String(),
  document_type: Text,
  court: Text,
  court_level: Text,
  province: Text,
  origin_province: Text,
  case_number: Text,
  cause: Lines,
  procedure: Text,
  judgment_date: Maybe(DayField),
  judges: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
  parties: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
  agents: Type.Array(Type.Object({ name: Type.String(), firm: Text })),
  cited_laws: CitedLaws,
  paragraphs: ParagraphsField,
})

export const PenaltyRow = Type.Object({
  tid: IdField,
  kind: Type.String(),
  title: TitleField,
  document_number: Text,
  authority: Text,
  province: Text,
  city: Text,
  party_name: Text,
  tax_types: Text,
  decision_date: Maybe(DayField),
  publish_date: Maybe(DayField),
  paragraphs: ParagraphsField,
})

export const InterpretationRow = Type.Object({
  vid: IdField,
  library: Type.String(),
  title: TitleField,
  paragraphs: ParagraphsField,
})

export const CustomsRuleRow = Type.Object({
  xid: IdField,
  title: TitleField,
  eff_level: Type.String(),
  time_limited: Type.String(),
  dispatch_authority: Text,
  document_number: Text,
  posting_date: Maybe(DayField),
  effective_date: Maybe(DayField),
  paragraphs: ParagraphsField,
})

export const TypicalCaseRow = Type.Object({
  gid: IdField,
  title: TitleField,
  category: Text,
  paragraphs: ParagraphsField,
})

export const BidRow = Type.Object({
  bid: IdField,
  title: TitleField,
  purchaser: Text,
  region: Text,
  budget_wan: Maybe(Type.Number({ minimum: 0 })),
  publish_time: Maybe(Moment),
  paragraphs: ParagraphsField,
})

export const CustomsQaRow = Type.Object({
  qid_: IdField,
  title: TitleField,
  qa_type: Text,
  question: Type.String(),
  answer: Type.String(),
})

/** A reference case (参考案例) of 人民法院案例库, in the form that `reference-cases/row.ts` returns. */
export const ReferenceCaseRow = Type.Object({
  entry_number: Type.String({ minLength: 1 }),
  title: TitleField,
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
  judgment_date: Type.Optional(DayField),
  procedure: Type.Optional(Type.String()),
  entry_date: Type.Optional(DayField),
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
