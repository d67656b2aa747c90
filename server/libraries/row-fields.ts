/** Fields of imported rows. */
import { FormatRegistry, Type } from '@sinclair/typebox'
import { isDay } from '@domain/format/dates'

/** The id of a document. Ids are parts of addresses, where `.` and `..` have another meaning. */
export const Id = Type.String({ pattern: '^(?!\\.{1,2}$)[\\w.~-]{1,64}$' })
export const Title = Type.String({ minLength: 1, maxLength: 2000 })
FormatRegistry.Set('day', text => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text))
export const Day = Type.String({ format: 'day' })
export const Paragraphs = Type.Array(Type.Object({ label: Type.String(), text: Type.String() }))
