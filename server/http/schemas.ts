/**
 * Validates requests and serializes replies by the schemas of the contract. Values in an address are texts that stand
 * for any type; values in JSON must have their exact type.
 *
 * A schema is compiled at its first use. To compile all schemas of the contract takes a second, which would delay
 * each start.
 */
import validatorFactory, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler'
import serializerFactory, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>

const validators = validatorFactory()
const serializers = serializerFactory()

/** Values of addresses are converted to the types of the schema; bodies are not. */
const buildValidator: BuildCompilerFromPool = (external, options) => {
  const coercing = validators(external, options)
  const customOptions = { ...options?.customOptions, coerceTypes: false }
  const exact = validators(external, { ...options, customOptions } as typeof options)
  return (route, meta) => {
    let compiled: Validator | undefined
    const validator = (value: unknown) => {
      compiled ??= ((route as RouteDefinition).httpPart === 'body' ? exact : coercing)(route, meta)
      const isValid = compiled(value)
      validator.errors = compiled.errors
      return isValid
    }
    validator.errors = undefined as Validator['errors']
    return validator as Validator
  }
}

/** Servers of one process share serializers. The compiler of validators does so by itself. */
const serializersOf = new WeakMap<object, Serializer>()

const buildSerializer: SerializerFactory = (external, options) => {
  const compile = serializers(external, options)
  return route => value => {
    const schema = route.schema as object
    const serializer = serializersOf.get(schema) ?? compile(route)
    serializersOf.set(schema, serializer)
    return serializer(value)
  }
}

export const schemaController = {
  compilersFactory: { buildValidator, buildSerializer },
} as FastifyServerOptions['schemaController']
