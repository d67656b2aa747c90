/** Lists the packages of package-lock.json, and which of them run at users or on servers. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = 'node_modules/'

interface Installed {
  /** The name of the package. Present only if its folder has another name. */
  name?: string
  version: string
  dependencies?: Record<string, string>
}

export interface InstalledPackage {
  name: string
  version: string
  place: string
  runs: boolean
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Installed>
}

/** Returns the folder of a package, found as Node does: the nearest one above. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from && `${from}/`}${FOLDER}${name}`
  if (place in packages) return place
  if (!from) return undefined
  const above = from.lastIndexOf(`/${FOLDER}`)
  return placeOf(name, above < 0 ? '' : from.slice(0, above))
}

const IMPORT = /(?:^(?:import|export|\}) (?!type ).*?from |^import |import\()'([^'.\n][^'\n]*)'/gm

function importedByShippedCode() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'server'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n')
  const specifiers = files
    .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
    .flatMap(file => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)])
    .map(([, specifier = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? '')
  return [...new Set(specifiers)].flatMap(name => placeOf(name, '') ?? [])
}

/** Returns the packages that run at users or on servers, with their dependencies. */
function running(): Set<string> {
  const places = new Set(importedByShippedCode())
  for (const place of places)
    for (const name of Object.keys(packages[place]!.dependencies ?? {})) {
      const needed = placeOf(name, place)
      if (needed) places.add(needed)
    }
  return places
}

export function installedPackages(): InstalledPackage[] {
  const runs = running()
  return Object.entries(packages)
    .filter(([place, { version }]) => place && version)
    .map(([place, { name, version }]) => ({
      name: name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      place,
      runs: runs.has(place),
    }))
}
