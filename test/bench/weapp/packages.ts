/** Measures the download before the first page appears. */
import { measurePackages as packagesOf, openBundle } from 'mini-program-host/gates'
import { DIST } from '../../weapp/open'
import type { Note } from '../figures'
import { KB } from './measured'

/** The limit of the main package in KB. WeChat allows 2 MB. */
const MAIN = 900

export function measurePackages(note: Note) {
  note('main package', packagesOf(openBundle(DIST)).main / KB, MAIN, 'KB')
}
