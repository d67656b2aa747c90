/** Full length: a change on which searching may depend asks for it, and no other change. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { APART_FROM_SEARCHING } from '../../runner/long-run'

const ROOT = path.resolve(__dirname, '../../..')

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sourcesUnder(name)
    else if (/\.tsx?$/.test(name)) yield name
  }
}

test('no search depends on a room whose changes keep the tests short', () => {
  const rooms = APART_FROM_SEARCHING.map(room => `src/domain/${room}/`)
  const importing = new RegExp(`from '[^']*/(?:${APART_FROM_SEARCHING.join('|')})(?:/[^']*)?'`)
  const sources = [...sourcesUnder('server/engine'), ...sourcesUnder('src/domain')]
  const searching = sources.filter(file => !rooms.some(room => file.startsWith(room)))
  expect(searching.length).toBeGreaterThan(100)
  expect(searching.filter(file => importing.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
