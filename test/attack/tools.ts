/** Lists hostile calls of the tools for assistant programs. They are not in `/openapi.json`. */
import { type Schema, example, hostileValues } from './hostile'
import type { AttackRequest } from './requests'

const TOOLS = '/mcp'

export interface Tool {
  name: string
  inputSchema: Schema
}

export interface Tools {
  tools: Tool[]
  /** The headers of an assistant program. */
  headers: Record<string, string>
}

const callOf = (method: string, params = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

/** Returns the tools that the server offers to a member. */
export async function readTools(origin: string, token: string): Promise<Tools> {
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const made = await post('/account/api/v1/tokens/make', JSON.stringify({ name: 'attack' }), { token })
  const { data } = (await made.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}`, accept: 'application/json, text/event-stream' }
  const list = await post(TOOLS, callOf('tools/list'), headers)
  const { result } = (await list.json()) as { result: { tools: Tool[] } }
  return { tools: result.tools, headers }
}

/** Yields calls of a tool in which one argument is hostile and no optional argument is given. */
export function* toolRequests({ name, inputSchema }: Tool, headers: Tools['headers']): Generator<AttackRequest> {
  const { properties = {}, required = [] } = inputSchema
  const least = Object.fromEntries(required.map(field => [field, example(properties[field]!)]))
  const request = (body: string): AttackRequest => ({ method: 'POST', path: TOOLS, body, headers })
  for (const [field, schema] of Object.entries(properties))
    for (const value of hostileValues(schema))
      yield request(callOf('tools/call', { name, arguments: { ...least, [field]: value } }))
  // Many calls in one request, and a call that is no object.
  yield request(`[${Array.from({ length: 500 }, () => callOf('tools/call', { name, arguments: least })).join()}]`)
  yield request(callOf('tools/call', { name, arguments: [] }))
}
