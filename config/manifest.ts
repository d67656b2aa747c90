/** Lists the files that each page needs, without the files that every page needs. */
import type { Compilation } from 'webpack'
import type { Manifest } from '../types/h5-manifest'

const pageOf = (request: string) =>
  /(?:^|[\\/])(pages[\\/][^?.]+)(?:\.tsx?)?(?:\?.*)?$/.exec(request)?.[1]?.replace(/\\/g, '/')

/** Lists the files of each page. `addresses` contains the public address patterns by page path. */
export function buildManifestOf(
  { chunkGroups, entrypoints }: Compilation,
  addresses: Record<string, string[]>,
): Manifest {
  const everywhere = new Set([...entrypoints.values()].flatMap(entry => entry.getFiles()))
  const filesOf = new Map<string, string[]>()
  for (const group of chunkGroups) {
    const files = group.getFiles().filter(name => /\.(?:js|css)$/.test(name) && !everywhere.has(name))
    for (const { request } of group.origins) {
      const page = request && pageOf(request)
      if (page) filesOf.set(page, files)
    }
  }
  const routes = Object.entries(addresses).flatMap(([page, urls]) =>
    // The app also opens a page by the path of its page file.
    [...urls, page].map(url => ({ url, files: filesOf.get(page.slice(1)) ?? [] })),
  )
  return { css: [...everywhere].filter(name => name.endsWith('.css')), routes }
}
