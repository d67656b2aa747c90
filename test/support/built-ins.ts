/** Checks that a build runs on the browsers in package.json's browserslist. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** Features of ES2019 that iOS 12 and Chrome 70 support. */
const SUPPORTED = ['ArrayFlat', 'ArrayFlatMap', 'OptionalCatchBinding']
/** Features whose presence webpack checks before use. */
const GUARDED = ['globalThis']

/** Returns es-check's report on unsupported built-ins in a folder's scripts, or an empty text. */
export function missingBuiltIns(folder: string): string {
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/es-check'),
    ['checkBrowser', `${folder}/**/*.js`, '--checkFeatures', '--noCache', `--allowList=${[...SUPPORTED, ...GUARDED]}`],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return status === 0 ? '' : stdout + stderr
}
