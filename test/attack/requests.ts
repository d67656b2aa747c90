/** Every operation of `/openapi.json` with hostile parameters and bodies. */
import { type Schema, hostile } from './hostile'
import { hostileFiles } from './files'

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
}

/** How each operation is attacked. A new one is entered here by whoever guards it; a house test asks for it. */
export type Attack = 'schema' | 'files' | 'spared'

/** What an operation needs beside hostile values by its schema. */
export const SPECIAL: Record<string, Exclude<Attack, 'schema'>> = {
  'POST /brief/api/v1/text': 'files',
  // The session of the attacker ends by it: what comes after would be asked by nobody.
  'POST /user/api/v1/logout': 'spared',
}

/** Good values of parameters; `query` and `keyword` are what most work depends on. */
export const PARAMETERS: Record<string, string> = {
  query: '全文:合同',
  keyword: '合同',
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

/** An address as long as Node takes at most; what is longer is refused before any of ours runs. */
const MOST_ADDRESS = 100_000

/** Lone surrogates and the like go as they would come from a careless client. */
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
    for (const value of hostile({ type: 'string', ...schema, anyOf: undefined }))
      if (typeof value === 'string') yield { method, path: address(path, parameters, name, value) }
  const target = address(path, parameters)
  const schema = requestBody?.content['application/json']?.schema
  if (SPECIAL[`${method} ${path}`] === 'files')
    for (const file of hostileFiles()) yield { method, path: target, body: json({ file: file.toString('base64') }) }
  if (schema) {
    for (const value of hostile(schema)) yield { method, path: target, body: json(value) }
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

/** One operation after the other, so that none has to wait for the whole of another; of its requests one of so many. */
export function* attackRequests(openapi: Openapi, every = 1): Generator<AttackRequest> {
  let left = operationsOf(openapi)
    .filter(({ method, path }) => SPECIAL[`${method} ${path}`] !== 'spared')
    .map(({ method, path, operation }) => everyOf(requestsOf(method, path, operation), every))
  while (left.length) {
    const further: typeof left = []
    for (const requests of left) {
      const next = requests.next()
      if (next.done) continue
      yield next.value
      further.push(requests)
    }
    left = further
  }
}
