/**
 * The functions `wx.request` and the like. The test in Node answers, or forwards to a real server. The page
 * itself reaches no server.
 */
import { fromBase64, writeFile, writeTemporary } from '../files'
import { type Wire, type WireReply } from '../handle'
import { emit } from '../signals'
import { asynchronous, refuse, settle } from './asynchronous'

const PATIENCE = 60_000

interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  dataType?: string
  responseType?: 'text' | 'arraybuffer'
  timeout?: number
  filePath?: string
}

type Reply = Exclude<WireReply, { fail: string }>

let offline = false

export function setOffline(value: boolean) {
  offline = value
  emit('networkStatusChange', { isConnected: !offline, networkType: networkType() })
}

const networkType = () => (offline ? 'none' : 'wifi')

const formEncoded = (data: object) =>
  Object.entries(data)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')

const lowered = (header: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]))

function toWire(kind: Wire['kind'], { url, method = 'GET', data, header }: RequestOptions): Wire {
  const headers = { 'content-type': 'application/json', ...lowered(header) }
  const wire = { kind, url, method: method.toUpperCase(), header: headers, body: null }
  if (data === undefined || data === null) return wire
  if (wire.method === 'GET' && typeof data === 'object') {
    const query = formEncoded(data)
    return { ...wire, url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url }
  }
  if (typeof data === 'string') return { ...wire, body: data }
  const encode = headers['content-type'].includes('x-www-form-urlencoded') ? formEncoded : JSON.stringify
  return { ...wire, body: encode(data as object) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function received({ dataType = 'json', responseType }: RequestOptions, { status, header, body }: Reply) {
  const bytes = fromBase64(body)
  const text = () => new TextDecoder().decode(bytes)
  const data = responseType === 'arraybuffer' ? bytes.buffer : dataType === 'json' ? parsed(text()) : text()
  const cookies = header['set-cookie'] ? [header['set-cookie']] : []
  return { data, statusCode: status, header, cookies }
}

function saved({ url, filePath }: RequestOptions, { status, body }: Reply) {
  const bytes = fromBase64(body)
  if (filePath) writeFile(filePath, bytes)
  const extension = /\.(\w+)$/.exec(url.split('?')[0]!)?.[1] ?? 'bin'
  return { statusCode: status, ...(filePath ? { filePath } : { tempFilePath: writeTemporary(bytes, extension) }) }
}

const LISTENERS = ['onHeadersReceived', 'offHeadersReceived', 'onProgressUpdate', 'offProgressUpdate']

/** Starts a request and returns its task. */
function send(kind: Wire['kind'], options: RequestOptions, receive: (options: RequestOptions, reply: Reply) => object) {
  let abort = () => {}
  const aborted = new Promise<WireReply>(resolve => (abort = () => resolve({ fail: 'abort' })))
  const late = new Promise<WireReply>(resolve =>
    setTimeout(() => resolve({ fail: 'timeout' }), options.timeout ?? PATIENCE),
  )
  settle(kind, options as object, async () => {
    if (!/^https?:\/\//.test(options.url)) refuse(`invalid url "${options.url}"`, { errno: 600009 })
    if (offline) refuse('net::ERR_INTERNET_DISCONNECTED', { errno: 600001 })
    const reply = await Promise.race([window.miniProgramAnswer(toWire(kind, options)), aborted, late])
    if ('fail' in reply) refuse(reply.fail, { errno: reply.fail === 'timeout' ? 5 : 600001 })
    return receive(options, reply)
  })?.catch(() => undefined)
  return { abort, ...Object.fromEntries(LISTENERS.map(name => [name, () => undefined])) }
}

export const networkApi = {
  request: (options: RequestOptions) => send('request', options, received),
  downloadFile: (options: RequestOptions) => send('downloadFile', options, saved),
  ...asynchronous({
    getNetworkType: () => ({ networkType: networkType() }),
  }),
}
