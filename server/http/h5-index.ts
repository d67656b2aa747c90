/** The index.html of the H5 build, with the deployer's settings, and the hashes of its inline scripts. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PageSettings } from '../settings'
import { escapeHtml } from './html'
import { type H5Build, readH5Build } from './h5-build'
import { HttpError } from './http-error'

interface H5Index {
  text: string
  scriptHashes: string[]
  build: H5Build
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const scriptHashesOf = (text: string) =>
  [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script))

/** Appends tags at the end of the page's head. */
export const appendToHead = (text: string, tags: string) => text.replace('</head>', () => `${tags}</head>`)

/** The settings in the page. Addresses are absolute, because the app may run on another host than its services. */
type AppSettings = PageSettings & { privacyUrl: string }

export const withSettingsTag = (text: string, settings: AppSettings) =>
  appendToHead(text, `<meta name="app-settings" content="${escapeHtml(JSON.stringify(settings))}">`)

/** Returns a function that reads index.html. It reads the file again after a new build has replaced it. */
export function h5IndexIn(root: string): () => H5Index {
  const file = path.join(root, 'index.html')
  let cached: (H5Index & { stamp: number }) | undefined
  return () => {
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (stamp === undefined) throw new HttpError('page_missing')
    if (cached?.stamp === stamp) return cached
    const text = readFileSync(file, 'utf8')
    cached = { stamp, text, scriptHashes: scriptHashesOf(text), build: readH5Build(root) }
    return cached
  }
}
