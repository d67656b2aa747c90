import OpenAPISchemaValidator from 'openapi-schema-validator'
import type { OpenAPIV3_1 } from 'openapi-types'
import { FiscalTaxType } from '@contract/fiscal-tax'
import * as few from '@contract/lazy-paths'
import * as contract from '@contract/paths'
import { DOCX_TYPE, ZIP_TYPE } from '../../server/download/send'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer } from './support/server'
import { get } from './support/visits'

let server: TestServer
afterEach(() => server.close())
const start = async (env: Record<string, string> = {}) =>
  void (server = await startServer(env, { engine: openPlainEngine() }))
const openapi = async () => (await get(server, '/openapi.json')).json<OpenAPIV3_1.Document>()

const asTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const fiscalTypes = FiscalTaxType.anyOf.map(type => type.const)
const promised = Object.values({ ...contract, ...few })
  .flatMap(paths => (typeof paths === 'function' ? [] : Object.values(paths)))
  // Each kind of fiscal document has its own schema.
  .flatMap(path =>
    path === contract.FISCAL_PATHS.detailOfType ? fiscalTypes.map(type => path.replace(':type', type)) : path,
  )
  .map(asTemplate)

test('the document is OpenAPI 3.1 and has every path of the contract, and no page', async () => {
  await start()
  const document = await openapi()
  expect(new OpenAPISchemaValidator({ version: '3.1' }).validate(document).errors).toEqual([])
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths ?? {}).sort()).toEqual([...new Set(promised)].sort())
})

test('an operation describes its request, its replies and its refusals', async () => {
  await start()
  const { paths } = await openapi()
  expect(paths?.['/judgement-search/api/v1/search/caseList']?.get).toMatchObject({
    tags: ['judgement-search'],
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'query', in: 'query' })]) as unknown,
    responses: {
      200: { content: { 'application/json': { schema: { properties: { result: { type: 'object' } } } } } },
      default: { content: { 'application/json': { schema: { required: expect.arrayContaining(['id']) as unknown } } } },
    },
  })
})

/** What an owner reads of an account. */
const { sessions, tokens, shares, personalData, personalDataFile } = few.ACCOUNT_PATHS
const READING = [sessions, tokens, shares, personalData, personalDataFile] as string[]

test('what changes something is a POST, which no page of another site can send with a token', async () => {
  await start()
  const { paths } = await openapi()
  const methods = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map(method => [path, method] as const),
  )
  expect(new Set(methods.map(([, method]) => method))).toEqual(new Set(['get', 'post']))
  const changing = [
    ...Object.values(few.ACCOUNT_PATHS).filter(path => !READING.includes(path)),
    ...[few.TRIAL_PATHS.apply, few.ALERT_PATHS.request],
    ...Object.values(contract.WORKSPACE_PATHS),
    ...[contract.SHARE_PATHS.key, contract.REPORT_PATHS.make],
    ...[contract.USER_PATHS.exchangeCode, contract.USER_PATHS.logout],
  ]
  expect(changing.length).toBeGreaterThan(10)
  expect(methods.filter(([path, method]) => changing.includes(path) && method !== 'post')).toEqual([])
})

test('every operation describes its successful reply, a file by its type', async () => {
  await start()
  const { paths } = await openapi()
  const operations = Object.values(paths ?? {}).flatMap(
    item => Object.values(item ?? {}) as OpenAPIV3_1.OperationObject[],
  )
  const answers = operations.map(({ responses }) => responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined)
  const types = answers.map(answer => Object.keys(answer?.content ?? {}).join())
  expect(new Set(types)).toEqual(new Set(['application/json', DOCX_TYPE, ZIP_TYPE]))
  const file = paths?.['/judgement-search/api/v1/es/download/{jid}']?.get?.responses?.['200']
  expect(file).toMatchObject({ content: { [DOCX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
})

test('the setting adds a page for people', async () => {
  await start({ API_DOCS: 'yes' })
  const page = (await get(server, '/openapi')).body
  for (const path of promised) expect(page).toContain(`<code>${path}</code>`)
})

test('without the setting there is no such page', async () => {
  await start()
  expect((await get(server, '/openapi')).statusCode).toBe(404)
})
