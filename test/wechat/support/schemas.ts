/**
 * WeChat's own schemas of the JSON files, out of `miniprogram-ci`. That package brings 700 others with it, so it is not installed: its
 * archive is fetched once, by its digest, and nothing but the schemas is taken out.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Schema, Validator } from 'jsonschema'

const VERSION = '2.1.42'
const SHA512 = 'H/bq0Wo6kMbwzcOM4jiYSMuQUkND50+zeyY8EkJuY1TQYijkLbFmNK/CFsFJsJgVcvXZ94wn8Do50YSO/Rv6/w=='
const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/alpha-search')
const FOLDER = path.join(CACHE, `wechat-schemas-${VERSION}`)

export type Kind = 'app' | 'page' | 'sitemap' | 'theme' | 'projectconfig'

function fetchSchemas() {
  mkdirSync(CACHE, { recursive: true })
  const partial = mkdtempSync(path.join(CACHE, 'schemas-'))
  try {
    const args = ['pack', `miniprogram-ci@${VERSION}`, '--pack-destination', partial, '--silent']
    const archive = path.join(partial, execFileSync('npm', args, { encoding: 'utf8' }).trim())
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (digest !== SHA512) throw new Error(`miniprogram-ci ${VERSION} has another digest: ${digest}`)
    execFileSync('tar', ['-xzf', archive, '-C', partial, 'package/dist/schema/dist'])
    renameSync(path.join(partial, 'package/dist/schema/dist'), FOLDER)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Why the schemas are not at hand; nothing where they are. */
export function reasonForNoSchemas(): string | undefined {
  if (existsSync(FOLDER)) return undefined
  try {
    fetchSchemas()
    return undefined
  } catch (error) {
    return `WeChat's schemas cannot be fetched: ${(error as Error).message.split('\n')[0]}`
  }
}

const validator = new Validator()

/** A line for each thing that WeChat would refuse, or does not know. */
export function faultsIn(kind: Kind, content: unknown): string[] {
  const schema = createRequire(__filename)(path.join(FOLDER, `${kind}.js`)) as Schema
  return validator.validate(content, schema).errors.map(error => error.stack)
}
