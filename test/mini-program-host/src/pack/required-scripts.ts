import path from 'node:path'
import { type AppJson, type Bundle } from './bundle'

const REQUIRE = /\brequire\((["'])([^"']+)\1\)/g

const beside = (file: string, target: string) => path.posix.resolve('/', path.posix.dirname(file), target).slice(1)

/**
 * Returns the scripts that run before a page is shown: the app's, the page's, those of its components, and
 * the scripts that these require.
 */
export function requiredScripts({ app, read }: Bundle, page: string): string[] {
  const required = new Set<string>()

  function addScript(name: string) {
    const file = `${name.replace(/\.js$/, '')}.js`
    if (required.has(file)) return
    required.add(file)
    for (const [, , target = ''] of read(file).matchAll(REQUIRE)) addScript(beside(file, target))
  }

  function addOwner(owner: string) {
    if (required.has(`${owner}.js`)) return
    addScript(owner)
    const { usingComponents = {} } = owner === 'app' ? app : (JSON.parse(read(`${owner}.json`)) as AppJson)
    for (const target of Object.values(usingComponents)) addOwner(beside(owner, target))
  }

  for (const owner of ['app', page]) addOwner(owner)
  return [...required]
}
