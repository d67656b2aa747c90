import { type Bundle } from './bundle'
import { HIDDEN_GLOBALS } from './hidden-globals'

const PARAMETERS = ['require', 'module', 'exports', 'console', 'globalThis', ...HIDDEN_GLOBALS].join(',')

/**
 * Wraps every script as WeChat does: as a module of its own that sees no DOM. The inner scope lets a script
 * declare a hidden name itself.
 */
export function wrapScripts({ files, read }: Bundle): string {
  const define = (file: string) =>
    `miniProgramHost.define(${JSON.stringify(file.slice(0, -3))},function(${PARAMETERS}){return (()=>{${read(file)}\n})()});\n`
  return files
    .filter(file => file.endsWith('.js'))
    .map(define)
    .join('')
}
