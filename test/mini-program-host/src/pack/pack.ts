import { buildSync } from 'esbuild'
import path from 'node:path'
import { type Bundle, openBundle } from './bundle'
import { wrapScripts } from './scripts'
import { compileStyles, refusedStyles } from './styles'
import { compileTemplates } from './templates'

/** The host's sources. They are used even if the rest of this package is compiled, because esbuild bundles them. */
const HOST = path.resolve(__dirname, '../../src/host')

/** The files of a web page that runs a mini-program, by name. */
export type Packed = ReadonlyMap<string, string>

// The content policy. Scripts come only from these files and reach no server except through wx, because a
// phone allows neither eval nor fetch.
const POLICY = "script-src 'self'; connect-src 'none'"

const page = () => `<!doctype html><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="icon" href="data:,">
<body>${['host', 'bundle', 'templates', 'scripts', 'boot'].map(name => `<script src="${name}.js"></script>`).join('')}</body>`

function jsonFiles({ files, read }: Bundle): Record<string, unknown> {
  const named = files.filter(file => file.endsWith('.json'))
  return Object.fromEntries(named.map(file => [file.slice(0, -5), JSON.parse(read(file))]))
}

let host: string | undefined

function bundleHost(): string {
  host ??= buildSync({
    entryPoints: [path.join(HOST, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    logLevel: 'silent',
  }).outputFiles[0]!.text
  return host
}

const packed = new Map<string, Packed>()

/**
 * Turns a built mini-program, without changing it, into a page for a browser. Throws the errors that its
 * compiler finds.
 */
export function pack(root: string): Packed {
  const cachedPack = packed.get(root)
  if (cachedPack) return cachedPack
  const bundle = openBundle(root)
  const templates = compileTemplates(bundle)
  if (templates.faults.length) throw new Error(`The templates do not compile:\n${templates.faults.join('\n')}`)
  const refused = refusedStyles(bundle)
  if (refused.length) throw new Error(`WeChat refuses the styles:\n${refused.join('\n')}`)
  const description = {
    json: jsonFiles(bundle),
    styles: compileStyles(bundle),
    pages: bundle.pages,
    subPackages: bundle.subPackages,
  }
  const files: Packed = new Map([
    ['index.html', page()],
    ['host.js', bundleHost()],
    ['bundle.js', `miniProgramHost.bundle=${JSON.stringify(description)};`],
    ['templates.js', `miniProgramHost.templates=${templates.code};`],
    ['scripts.js', wrapScripts(bundle)],
    ['boot.js', 'miniProgramHost.boot();'],
  ])
  packed.set(root, files)
  return files
}
