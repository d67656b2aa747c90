/** Lists all operations of `/openapi.json` with hostile parameters and bodies. */
import { type Schema, hostileValues } from './hostile'
import { hostileFiles } from './files'
import { type Tools, toolRequests } from './tools'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  schema?: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface Openapi {
  paths: Record<string, Record<string, Operation>>
}

export interface AttackRequest {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

/** The kind of attack on an operation. A house test requires that every operation has one. */
export type Attack = 'schema' | 'files' | 'spared'

/** Operations that need more than hostile values by their schema. */
export const SPECIAL: Record<string, Exclude<Attack, 'schema'>> = {
  'POST /brief/api/v1/text': 'files',
  // This operation is not attacked, because it would end the attacker's session.
  'POST /user/api/v1/logout': 'spared',
}

/** Valid values of parameters. Those of `query`, `keyword` and `question` cause the most work. */
export const PARAMETERS: Record<string, string> = {
  query: '全文:合同',
  keyword: '合同',
  question: '违约金约定得太高怎么办',
  effLevel: '',
  region: '',
  fiscal: '',
  pageIndex: '1',
  pageSize: '10',
  order: '',
  field: '',
  parent: '',
  called: '',
  fields: '',
  fiscalTaxType: 'LAWREGU',
  type: 'LAWREGU',
  statisticsFields: '',
  asOf: '2024-03-05',
  client: 'web',
  secretKey: 'x',
  method: 'case_visual_interface',
  skip: '1',
  key: 'x',
  id: '1',
  jid: 'case-00001',
  lid: 'law-0029-1',
  vid: 'view-0051',
  sid: 'similar-12-05',
  iid: 'prodoc-0148',
  bid: 'bidding-0054',
  tid: 'incentive-0001',
  mapId: '1',
  menu: '',
  allTypeName: '',
  isDetail: 'true',
  advancedFlag: 'true',
  theme: '1',
  article: '1',
  columnName: '',
  wechatBiz: '',
  organ: '',
}

/** The length of the longest address that Node accepts. The server's own code never sees a longer one. */
const MOST_ADDRESS = 100_000

/** Encodes a value. Lone surrogates are replaced, as careless clients do. */
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))

function address(path: string, parameters: Parameter[], changed?: string, value = '') {
  const of = (name: string) => (name === changed ? value : (PARAMETERS[name] ?? ''))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(of(name)).slice(0, 2000) || 'x')
  const query = parameters
    .filter(parameter => parameter.in === 'query' && of(parameter.name) !== '')
    .map(({ name }) => `${name}=${encoded(of(name)).slice(0, MOST_ADDRESS)}`)
  return query.length ? `${filled}?${query.join('&')}` : filled
}

const json = (value: unknown) => JSON.stringify(value)

function* requestsOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
): Generator<AttackRequest> {
  for (const { name, schema = {} } of parameters)
    for (const value of hostileValues({ type: 'string', ...schema, anyOf: undefined }))
      if (typeof value === 'string') yield { method, path: address(path, parameters, name, value) }
  const target = address(path, parameters)
  const schema = requestBody?.content['application/json']?.schema
  if (SPECIAL[`${method} ${path}`] === 'files')
    for (const file of hostileFiles()) yield { method, path: target, body: json({ file: file.toString('base64') }) }
  if (schema) {
    for (const value of hostileValues(schema)) yield { method, path: target, body: json(value) }
    yield { method, path: target, body: '{"a":'.repeat(10_000) }
    yield { method, path: target, body: '{"a' }
    yield { method, path: target, body: '' }
  } else yield { method, path: target, body: method === 'POST' ? '{}' : undefined }
}

export const operationsOf = ({ paths }: Openapi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

function* everyOf<T>(values: Iterable<T>, every: number): Generator<T> {
  let at = 0
  for (const value of values) if (at++ % every === 0) yield value
}

/** Yields the requests of all operations and tools in turn, but only one of so many requests of each. */
export function* attackRequests(openapi: Openapi, every = 1, tools?: Tools): Generator<AttackRequest> {
  const ofOperations = operationsOf(openapi)
    .filter(({ method, path }) => SPECIAL[`${method} ${path}`] !== 'spared')
    .map(({ method, path, operation }) => requestsOf(method, path, operation))
  const ofTools = tools?.tools.map(tool => toolRequests(tool, tools.headers)) ?? []
  let queues = [...ofOperations, ...ofTools].map(requests => everyOf(requests, every))
  while (queues.length) {
    const remaining: typeof queues = []
    for (const requests of queues) {
      const next = requests.next()
      if (next.done) continue
      yield next.value
      remaining.push(requests)
    }
    queues = remaining
  }
}
