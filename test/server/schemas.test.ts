/** Schemas are compiled at their first use. A schema that does not compile would fail only there: this file compiles all. */
import { schemaController } from '../../server/http/schemas'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer } from './support/server'
import { get } from './support/visits'

type Compiled = (value: unknown) => unknown
type Build = (external: unknown, options: unknown) => (route: unknown, meta: unknown) => Compiled

const factory = schemaController?.compilersFactory as unknown as Record<'buildValidator' | 'buildSerializer', Build>
const compiled = { buildValidator: [] as Compiled[], buildSerializer: [] as Compiled[] }

let server: TestServer
beforeAll(async () => {
  for (const name of ['buildValidator', 'buildSerializer'] as const) {
    const build = factory[name]
    jest.spyOn(factory, name).mockImplementation((external, options) => {
      const compile = build(external, options)
      return (route, meta) => {
        const one = compile(route, meta)
        compiled[name].push(one)
        return one
      }
    })
  }
  server = await startServer({}, { engine: openPlainEngine() })
  await server.app.ready()
})
afterAll(() => server.close())

test('every validator compiles', () => {
  expect(compiled.buildValidator.length).toBeGreaterThan(100)
  for (const validate of compiled.buildValidator) expect(() => validate({})).not.toThrow()
})

test('every serializer compiles', () => {
  expect(compiled.buildSerializer.length).toBeGreaterThan(50)
  for (const serialize of compiled.buildSerializer) {
    try {
      serialize({})
    } catch (error) {
      // A compiled serializer refuses an empty object.
      expect((error as Error).message).toMatch(/is required!$|does not match schema definition/)
    }
  }
})

test('a refused value has the errors of its own schema', async () => {
  const wrong = await get(server, '/judgement-search/api/v1/search/list?pageIndex=x')
  expect(wrong.statusCode).toBe(400)
  expect((await get(server, '/judgement-search/api/v1/search/list?pageIndex=1')).statusCode).toBe(200)
})
