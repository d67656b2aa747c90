/**
 * Validates requests. Values in an address are texts that stand for any type; values in JSON must have their exact
 * type.
 */
import ajvCompiler, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler'

const compilers = ajvCompiler()

/** Returns validators. Those of addresses convert texts to the types of the schema; those of bodies convert nothing. */
export const buildValidator: BuildCompilerFromPool = (external, options) => {
  const coercing = compilers(external, options)
  const customOptions = { ...options?.customOptions, coerceTypes: false }
  const exact = compilers(external, { ...options, customOptions } as typeof options)
  return (route, meta) => ((route as RouteDefinition).httpPart === 'body' ? exact : coercing)(route, meta)
}
