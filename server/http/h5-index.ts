/** index.html of the H5 build as it is served: with the deployer's settings in it, and the hashes that let its own scripts run. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PageSettings } from '../settings'
import { escapeHtml } from '../web/html'
import { Refusal } from './refusal'

export interface H5Index {
  text: string
  scriptHashes: string[]
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const scriptHashesOf = (text: string) =>
  [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script))

export function withSettings(text: string, settings: PageSettings) {
  const meta = `<meta name="app-settings" content="${escapeHtml(JSON.stringify(settings))}">`
  return text.replace('</head>', () => `${meta}</head>`)
}

/** Read again when a new build has replaced it. */
export function h5IndexIn(root: string): () => H5Index {
  const file = path.join(root, 'index.html')
  let known: (H5Index & { stamp: number }) | undefined
  return () => {
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (stamp === undefined) throw new Refusal('page_missing')
    if (known?.stamp === stamp) return known
    const text = readFileSync(file, 'utf8')
    known = { stamp, text, scriptHashes: scriptHashesOf(text) }
    return known
  }
}
