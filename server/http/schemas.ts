/** Validates requests: values in an address are text of any type, values in JSON have their exact type. */
import ajvCompiler, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler'

const compilers = ajvCompiler()

/** Coerces text to numbers in addresses, nothing in bodies. */
export const buildValidator: BuildCompilerFromPool = (external, options) => {
  const coercing = compilers(external, options)
  const customOptions = { ...options?.customOptions, coerceTypes: false }
  const exact = compilers(external, { ...options, customOptions } as typeof options)
  return (route, meta) => ((route as RouteDefinition).httpPart === 'body' ? exact : coercing)(route, meta)
}
