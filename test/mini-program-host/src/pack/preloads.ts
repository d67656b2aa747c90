/** Reads `preloadRule` of app.json, which names the packages that WeChat preloads. */
import { type Bundle } from './bundle'

const MAIN = '__APP__'

/** Returns the bytes that the pages of each package preload. A package that two pages name counts twice. */
export function preloadedBytes({ app, subPackages }: Bundle, bytesOf: Record<string, number>): Record<string, number> {
  const bytesByPackage: Record<string, number> = {}
  for (const [page, { packages }] of Object.entries(app.preloadRule ?? {})) {
    const home = subPackages.find(root => page.startsWith(`${root}/`)) ?? 'main'
    const bytes = packages.reduce((sum, name) => sum + (bytesOf[name] ?? 0), 0)
    bytesByPackage[home] = (bytesByPackage[home] ?? 0) + bytes
  }
  return bytesByPackage
}

/** Returns the pages and packages in `preloadRule` that do not exist. WeChat refuses to upload such a program. */
export const unknownPreloads = ({ app, pages, subPackages }: Bundle): string[] =>
  Object.entries(app.preloadRule ?? {}).flatMap(([page, { packages }]) => [
    ...(pages.includes(page) ? [] : [`${page} is no page`]),
    ...packages.filter(name => name !== MAIN && !subPackages.includes(name)).map(name => `${name} is no package`),
  ])
