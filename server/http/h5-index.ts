/** index.html of the H5 build as it is served: with the deployer's settings in it, and the hashes that let its own scripts run. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PageSettings } from '../settings'
import { escapeHtml } from './html'
import { type H5Build, readBuild } from './h5-build'
import { Refusal } from './http-error'

export interface H5Index {
  text: string
  scriptHashes: string[]
  build: H5Build
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const scriptHashesOf = (text: string) =>
  [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script))

/** At the end of the page's head. */
export const intoHead = (text: string, more: string) => text.replace('</head>', () => `${more}</head>`)

/** What the app is told: addresses whole, as it stands on another host's page too. */
type Told = PageSettings & { privacyUrl: string }

export const withSettings = (text: string, settings: Told) =>
  intoHead(text, `<meta name="app-settings" content="${escapeHtml(JSON.stringify(settings))}">`)

/** Read again when a new build has replaced it. */
export function h5IndexIn(root: string): () => H5Index {
  const file = path.join(root, 'index.html')
  let known: (H5Index & { stamp: number }) | undefined
  return () => {
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (stamp === undefined) throw new Refusal('page_missing')
    if (known?.stamp === stamp) return known
    const text = readFileSync(file, 'utf8')
    known = { stamp, text, scriptHashes: scriptHashesOf(text), build: readBuild(root) }
    return known
  }
}
