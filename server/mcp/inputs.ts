/** Schemas of arguments that several tools have. */
import { Day } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'

const { fields } = copy.mcp
type Field = keyof typeof fields

/** Makes a schema refuse fields that it does not define. */
export const NO_FURTHER_FIELDS = { additionalProperties: false }

export const textInput = (field: Field, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, description: fields[field] })
export const dayInput = (field: Field) => ({ ...Day, description: fields[field] })
export const choiceInput = <T extends string>(field: Field, values: readonly T[]) =>
  Type.Union(
    values.map(value => Type.Literal(value)),
    { description: fields[field] },
  )
export const amountInput = (field: Field) => Type.Number({ minimum: 0, maximum: 1e12, description: fields[field] })
export const pageParam = (page: number | undefined) => (page === undefined ? undefined : String(page))
export const pageInput = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: fields.page }))
