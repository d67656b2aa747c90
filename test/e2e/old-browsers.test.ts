/** The oldest supported browsers can read the scripts of the build. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { missingBuiltIns } from '../support/built-ins'

test('no script has syntax that iOS 12 or Chrome 70 lacks', () => {
  const folder = path.resolve(__dirname, '../../dist/h5/js')
  const written = (script: string, target: string) => transformSync(script, { target }).code
  const tooNew = readdirSync(folder).filter(name => {
    if (!name.endsWith('.js')) return false
    const script = readFileSync(path.join(folder, name), 'utf8')
    return written(script, 'es2019') !== written(script, 'esnext')
  })
  expect(tooNew).toEqual([])
})

// The service worker runs only in browsers with its functions: src/platform/offline.
test('no script uses a built-in that iOS 12 or Chrome 70 lacks', () => {
  expect(missingBuiltIns('dist/h5/js')).toBe('')
})
