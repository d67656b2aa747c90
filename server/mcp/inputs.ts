/** The parts of which the arguments of tools are made. */
import { Day } from '@contract/search'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'

const { fields } = copy.mcp
type Field = keyof typeof fields

export const options = { additionalProperties: false }

export const text = (field: Field, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, description: fields[field] })
export const day = (field: Field) => ({ ...Day, description: fields[field] })
export const literals = <T extends string>(field: Field, values: readonly T[]) =>
  Type.Union(
    values.map(value => Type.Literal(value)),
    { description: fields[field] },
  )
export const amount = (field: Field) => Type.Number({ minimum: 0, maximum: 1e12, description: fields[field] })
export const pageText = (page: number | undefined) => (page === undefined ? undefined : String(page))
export const pageIndex = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: fields.page }))
