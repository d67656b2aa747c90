/** What an H5 build tells of itself in its folder `.server`; one that tells nothing is served as it is. */
import { matchPattern } from '@domain/format/address'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../types/h5-manifest'

const OWN = '.server'

export interface H5Build {
  /** What a screen needs beside what every screen has. `at`: its path, without the basename. */
  filesAt(at: string): string[]
}

function readManifest(own: string): Manifest {
  const file = path.join(own, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { css: [], routes: [] }
}

export function readBuild(root: string): H5Build {
  const { routes } = readManifest(path.join(root, OWN))
  const home = routes.find(({ url }) => url === '/search')
  return {
    filesAt: at => (routes.find(({ url }) => matchPattern(url, at)) ?? (at === '/' ? home : undefined))?.files ?? [],
  }
}
