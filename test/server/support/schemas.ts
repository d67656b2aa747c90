/**
 * Compiles schemas on first use, once for all servers of a file: most tests use a few of the hundred routes.
 * The server of `main.test.ts` compiles all of them at the start, like a deployed one.
 */
import type { FastifyServerOptions } from 'fastify'
import { createRequire } from 'node:module'
import { buildValidator as validators } from '../../../server/http/schemas'

type Check = ((data: unknown) => boolean) & { errors?: unknown }
type Write = (data: unknown) => string
type Compile<Compiled> = (route: { schema: object }) => Compiled
type Build<Compiled> = (external: unknown, options: unknown) => Compile<Compiled>

/** Fastify's own compiler, which is not a dependency of this product. */
const requireFromFastify = createRequire(require.resolve('fastify'))
const serializers = (requireFromFastify('@fastify/fast-json-stringify-compiler') as () => Build<Write>)()

/** Ajv caches compiled schemas. */
const buildValidator: Build<Check> = (external, options) => {
  const compile = (validators as unknown as Build<Check>)(external, options)
  return route => {
    let check: Check | undefined
    const lazy: Check = data => {
      check ??= compile(route)
      const valid = check(data)
      lazy.errors = check.errors
      return valid
    }
    return lazy
  }
}

const writers = new WeakMap<object, Write>()

const buildSerializer: Build<Write> = (external, options) => {
  const compile = serializers(external, options)
  return route => data => {
    const write = writers.get(route.schema) ?? compile(route)
    writers.set(route.schema, write)
    return write(data)
  }
}

export const schemaController = {
  compilersFactory: { buildValidator, buildSerializer },
} as unknown as FastifyServerOptions['schemaController']
