/**
 * Serves the H5 build from a plain static host, as a deployer would. Every path that is no file gets the
 * app's page.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listen } from './http'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

export function servePage(folder: string, settings: Record<string, unknown>) {
  const meta = `<meta name="app-settings" content="${escaped(JSON.stringify(settings))}">`
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('</head>', () => `${meta}</head>`)
  return listen(async (request, response, origin) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const file = path.join(folder, path.normalize(pathname))
    const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    const type = isFile ? TYPES[path.extname(file)] : TYPES['.html']
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' })
    response.end(isFile ? readFileSync(file) : index)
  })
}
