/** What a build asks of the browsers that package.json's browserslist names. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** Of ES2019: what iOS 12 and Chrome 70 have all the same. */
const KNOWN = ['ArrayFlat', 'ArrayFlatMap', 'OptionalCatchBinding']
/** Webpack looks whether it is there. */
const GUARDED = ['globalThis']

/** The built-ins that the scripts of a folder use and a browser lacks, in the words of es-check; nothing when there are none. */
export function missingBuiltIns(folder: string): string {
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/es-check'),
    ['checkBrowser', `${folder}/**/*.js`, '--checkFeatures', '--noCache', `--allowList=${[...KNOWN, ...GUARDED]}`],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return status === 0 ? '' : stdout + stderr
}
