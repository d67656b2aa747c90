/** Reads the folder `.server` of an H5 build. A build without this folder is served unchanged. */
import { matchPattern } from '@domain/format/address'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Manifest, Renderer } from '../../types/h5-manifest'
import { SHELL_PATH } from '@contract/service-paths'

const BUILD_FOLDER = '.server'

export interface StyleSheet {
  name: string
  text: string
}

export interface H5Build {
  renderer?: Renderer
  /** Whether the app has a screen at this path, without the basename. */
  isScreen(at: string): boolean
  /** The files that the screen at this path needs, besides the files that every screen needs. */
  filesAt(at: string): string[]
  /** The style sheets that every screen needs. */
  styles: string[]
  style(name: string): StyleSheet
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { css: [], routes: [] }
}

export function readH5Build(root: string): H5Build {
  const folder = path.join(root, BUILD_FOLDER)
  const { css, routes, renderer } = readManifest(folder)
  const texts = new Map<string, StyleSheet>()
  const home = routes.find(({ url }) => url === '/search')
  const routeAt = (at: string) => (at === '/' ? home : routes.find(({ url }) => matchPattern(url, at)))
  return {
    renderer: renderer ? (createRequire(path.join(folder, 'x'))(`./${renderer}`) as Renderer) : undefined,
    // An older build has no list of screens, so any path may be a screen.
    isScreen: at => !routes.length || at === '/' || at === SHELL_PATH || routeAt(at) !== undefined,
    filesAt: at => routeAt(at)?.files ?? [],
    styles: css,
    style(name) {
      const sheet = texts.get(name) ?? { name, text: readFileSync(path.join(root, name), 'utf8') }
      texts.set(name, sheet)
      return sheet
    },
  }
}
