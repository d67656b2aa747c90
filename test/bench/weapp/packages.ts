/** What is downloaded before the first page can be shown. */
import { measurePackages as packagesOf, openBundle } from 'mini-program-host/gates'
import { DIST } from '../../weapp/open'
import type { Note } from '../figures'
import { KB } from './measured'

/** KB, of WeChat's 2 MB. */
const MAIN = 900

export function measurePackages(note: Note) {
  note('main package', packagesOf(openBundle(DIST)).main / KB, MAIN, 'KB')
}
