/** Schemas of fields that import rows of several libraries have. */
import { FormatRegistry, Type } from '@sinclair/typebox'
import { isDay } from '@domain/format/dates'

/** The id of a document. It is a part of URLs, so it must not be `.` or `..`. */
export const IdField = Type.String({ pattern: '^(?!\\.{1,2}$)[\\w.~-]{1,64}$' })
export const TitleField = Type.String({ minLength: 1, maxLength: 2000 })
FormatRegistry.Set('day', text => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text))
export const DayField = Type.String({ format: 'day' })
export const ParagraphsField = Type.Array(Type.Object({ label: Type.String(), text: Type.String() }))
