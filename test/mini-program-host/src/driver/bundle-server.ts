/** Serves a packed mini-program and the pictures of its folder. The browser can then cache what it has compiled. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import path from 'node:path'
import { type Packed } from '../pack/pack'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
}
const QUIET_PAGE = 'quiet'

export interface BundleServer {
  origin: string
  /** The address of a page without scripts. */
  quiet: string
  close(): Promise<void>
}

export async function serveBundle(root: string, packed: Packed): Promise<BundleServer> {
  const contentOf = (name: string) => {
    if (name === QUIET_PAGE) return ''
    const file = path.join(root, name)
    return packed.get(name) ?? (file.startsWith(root) && existsSync(file) ? readFileSync(file) : undefined)
  }
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)) || 'index.html'
    const content = contentOf(name)
    const type = TYPES[path.extname(name).slice(1)] ?? (name === QUIET_PAGE ? 'text/html' : 'application/octet-stream')
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=3600' })
    response.end(content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    quiet: `${origin}/${QUIET_PAGE}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
