import { buildSync } from 'esbuild'
import path from 'node:path'
import { type Bundle, openBundle } from './bundle'
import { wrapScripts } from './scripts'
import { compileStyles, refusedStyles } from './styles'
import { compileTemplates } from './templates'

/** As written, also where the rest of this package is compiled: esbuild makes one script of it. */
const HOST = path.resolve(__dirname, '../../src/host')

/** The files of a web page that runs a mini-program, by name. */
export type Packed = ReadonlyMap<string, string>

// Scripts come from these files only and reach no server but through wx: a phone grants neither eval nor fetch.
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

/** Turns a built mini-program, untouched, into a page for a browser. Throws what its compiler finds wrong. */
export function pack(root: string): Packed {
  const known = packed.get(root)
  if (known) return known
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
