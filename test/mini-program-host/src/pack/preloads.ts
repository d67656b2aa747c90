/** What app.json has WeChat fetch ahead: `preloadRule`. */
import { type Bundle } from './bundle'

const MAIN = '__APP__'

/** The bytes that the pages of each package have fetched ahead; what two of them name counts twice. */
export function preloadedBytes({ app, subPackages }: Bundle, bytesOf: Record<string, number>): Record<string, number> {
  const asked: Record<string, number> = {}
  for (const [page, { packages }] of Object.entries(app.preloadRule ?? {})) {
    const home = subPackages.find(root => page.startsWith(`${root}/`)) ?? 'main'
    const bytes = packages.reduce((sum, name) => sum + (bytesOf[name] ?? 0), 0)
    asked[home] = (asked[home] ?? 0) + bytes
  }
  return asked
}

/** Pages and packages that are named there and do not exist: WeChat refuses such an upload. */
export const strangersInPreloads = ({ app, pages, subPackages }: Bundle): string[] =>
  Object.entries(app.preloadRule ?? {}).flatMap(([page, { packages }]) => [
    ...(pages.includes(page) ? [] : [`${page} is no page`]),
    ...packages.filter(name => name !== MAIN && !subPackages.includes(name)).map(name => `${name} is no package`),
  ])
