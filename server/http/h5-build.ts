/** What an H5 build tells of itself in its folder `.server`; one that tells nothing is served as it is. */
import { matchPattern } from '@domain/format/address'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Manifest, Renderer } from '../../types/h5-manifest'
import { SHELL_PATH } from '@contract/service-paths'

const OWN = '.server'

export interface StyleSheet {
  name: string
  text: string
}

export interface H5Build {
  renderer?: Renderer
  /** Whether the app has a screen there. `at`: a path, without the basename. */
  isScreen(at: string): boolean
  /** What a screen needs beside what every screen has. */
  filesAt(at: string): string[]
  /** The style sheets of every screen. */
  styles: string[]
  style(name: string): StyleSheet
}

function readManifest(own: string): Manifest {
  const file = path.join(own, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { css: [], routes: [] }
}

export function readBuild(root: string): H5Build {
  const own = path.join(root, OWN)
  const { css, routes, renderer } = readManifest(own)
  const texts = new Map<string, StyleSheet>()
  const home = routes.find(({ url }) => url === '/search')
  const routeAt = (at: string) => (at === '/' ? home : routes.find(({ url }) => matchPattern(url, at)))
  return {
    renderer: renderer ? (createRequire(path.join(own, 'x'))(`./${renderer}`) as Renderer) : undefined,
    // A build that tells of no screens may have any.
    isScreen: at => !routes.length || at === '/' || at === SHELL_PATH || routeAt(at) !== undefined,
    filesAt: at => routeAt(at)?.files ?? [],
    styles: css,
    style(name) {
      const known = texts.get(name) ?? { name, text: readFileSync(path.join(root, name), 'utf8') }
      texts.set(name, known)
      return known
    },
  }
}
