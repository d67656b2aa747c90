/** A reply by the contract with all fields, including optional ones. */
import type { TSchema } from '@sinclair/typebox'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  const?: unknown
  $ref?: string
}

/** The members of example lists: one to vary, and its neighbour. */
const MEMBERS = ['甲', '乙']
const DATE = /date|day$|expiresAt/i
const ADDRESS = /url$|^avatar$|^icon$/i
const DEPTH = 3

/** Numbers with a meaning, by the name of their field. */
const NUMBERS: Record<string, number> = { totalCount: 2, pageSize: 6, publishType: 2, position: 0 }

function numberOf(name: string, place: string) {
  const at = Number(place.endsWith('乙'))
  if (name === 'id') return at + 1
  // Level 1 is a heading: the first line of a law is an article, the second a heading.
  return name === 'level' ? at : (NUMBERS[name] ?? 12)
}

/** Returns a text with the names of its field and member, which identify it on the screen. */
function textOf(name: string, place: string) {
  if (DATE.test(name)) return '2024-03-05'
  if (ADDRESS.test(name)) return 'https://files.example.com/paper.pdf'
  return `${name}${place}文`
}

function make(schema: Schema, name: string, place: string, depth: number): unknown {
  const { type, properties, items, anyOf, const: only } = schema
  if (only !== undefined) return only
  if (anyOf) return make(anyOf[0] ?? {}, name, place, depth)
  if (properties) {
    const fields = Object.entries(properties).map(([key, field]) => [key, make(field, key, place, depth)] as const)
    return Object.fromEntries(fields)
  }
  switch (type) {
    case 'array':
      return depth < DEPTH ? MEMBERS.map(one => make(items ?? {}, name, place + one, depth + 1)) : []
    case 'integer':
    case 'number':
      return numberOf(name, place)
    case 'boolean':
      return true
    default:
      return textOf(name, place)
  }
}

export const exampleOf = <T extends object = Record<string, unknown>>(schema: TSchema) =>
  make(schema as Schema, '', '', 0) as T
