/** Writes a query from the arguments of a tool. */
import { encodeApiQuery } from '@domain/query/codec'

/** A value, or the first and the last day of a range. */
type Value = string | undefined | [from: string | undefined, to: string | undefined]

export const queryFromArguments = (values: Record<string, Value>): string =>
  encodeApiQuery(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (typeof value === 'string') return [{ name, value }]
      const [start, end] = value
      return [{ name, value: '', start, end }]
    }),
  )
