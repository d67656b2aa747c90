/** The functions of `wx` by `miniprogram-api-typings`, and since which base library each is there. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const TYPES = path.join(
  path.dirname(require.resolve('miniprogram-api-typings/package.json')),
  'types/wx/lib.wx.api.d.ts',
)
const DECLARATION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:readonly )?(\w+)\s*[(<:?]/g
const SINCE = /需要基础库： `([\d.]+)`/

/** By name: the version, or `0` where a function has been there from the start. */
export function functionsOfWx(): Map<string, string> {
  const source = readFileSync(TYPES, 'utf8')
  const start = source.indexOf('interface Wx {')
  const methods = source.slice(start).matchAll(DECLARATION)
  return new Map([...methods].map(([, comment = '', name = '']) => [name, SINCE.exec(comment)?.[1] ?? '0']))
}

export function isNewer(version: string, than: string): boolean {
  const [parts, others] = [version, than].map(each => each.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (parts![at] ?? 0) - (others![at] ?? 0)
    if (difference) return difference > 0
  }
  return false
}
