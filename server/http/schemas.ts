/** How requests are held to their schemas: an address says everything in words, JSON of which type each value is. */
import ajvCompiler, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler'

const compilers = ajvCompiler()

/** Words become numbers where an address holds them; in a body nothing becomes anything else. */
export const buildValidator: BuildCompilerFromPool = (external, options) => {
  const inWords = compilers(external, options)
  const customOptions = { ...options?.customOptions, coerceTypes: false }
  const exact = compilers(external, { ...options, customOptions } as typeof options)
  return (route, meta) => ((route as RouteDefinition).httpPart === 'body' ? exact : inWords)(route, meta)
}
