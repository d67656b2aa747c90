import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  subpackages?: { root: string; pages: string[] }[]
  usingComponents?: Record<string, string>
  themeLocation?: string
  preloadRule?: Record<string, { network?: 'all' | 'wifi'; packages: string[] }>
}

/** A mini-program on disk, written by hand or built by a framework. */
export interface Bundle {
  root: string
  /** Paths inside the bundle, with forward slashes. */
  files: string[]
  app: AppJson
  /** The page paths of the main package and of every sub-package. */
  pages: string[]
  /** The roots of the sub-packages, without slashes at the ends. */
  subPackages: string[]
  read(file: string): string
}

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? walk(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )

export function openBundle(root: string): Bundle {
  if (!existsSync(path.join(root, 'app.json')))
    throw new Error(`There is no mini-program in ${root}: it has no app.json.`)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const app = JSON.parse(read('app.json')) as AppJson
  const packages = (app.subPackages ?? app.subpackages ?? []).map(each => ({
    root: each.root.replace(/^\/|\/$/g, ''),
    pages: each.pages,
  }))
  return {
    root,
    read,
    app,
    files: walk(root).map(file => path.relative(root, file).split(path.sep).join('/')),
    pages: [...app.pages, ...packages.flatMap(each => each.pages.map(page => `${each.root}/${page}`))],
    subPackages: packages.map(each => each.root),
  }
}
