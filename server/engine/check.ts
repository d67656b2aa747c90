/** Rejects invalid documents when they are written, because searches could not find them later. */
import { type CollectionSpec, type EngineDocument, EngineError } from './port'

export function checkDocument(spec: CollectionSpec, { id, blocks, names, values, numbers, weight }: EngineDocument) {
  const requireDefined = (what: string, used: string[], defined: string[]) => {
    const undefinedName = used.find(name => !defined.includes(name))
    if (undefinedName !== undefined) throw new EngineError(`${spec.name} ${id}: no ${what} is called ${undefinedName}`)
  }
  requireDefined('scope', blocks.map(({ scope }) => scope).filter(Boolean), spec.scopes)
  requireDefined('names', Object.keys(names), spec.names)
  requireDefined('values', Object.keys(values), spec.values)
  requireDefined('number', Object.keys(numbers), spec.numbers)
  if (![weight, ...Object.values(numbers)].every(Number.isFinite)) {
    throw new EngineError(`${spec.name} ${id}: a number is none`)
  }
}
