/** What is downloaded before the first page can be shown. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DIST } from '../../weapp/open'
import type { Note } from '../figures'
import { KB } from './measured'

const SUB_PACKAGES = ['detail', 'advanced', 'visual', 'fiscal']
const MAIN = 1228

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesUnder(file) : statSync(file).size)
  }, 0)

export function measurePackages(note: Note) {
  const others = SUB_PACKAGES.map(name => path.join(DIST, 'pages', name)).filter(folder => existsSync(folder))
  const bytes = others.reduce((rest, folder) => rest - bytesUnder(folder), bytesUnder(DIST))
  note('main package', bytes / KB, MAIN, 'KB')
}
