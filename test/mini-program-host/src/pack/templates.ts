import { TmplGroup } from 'glass-easel-template-compiler'
import path from 'node:path'
import { Script } from 'node:vm'
import { type Bundle } from './bundle'

interface Diagnostic {
  path: string
  message: string
  startLine: number
  startColumn: number
}

const stem = (file: string) => file.slice(0, file.lastIndexOf('.'))
const withEnding = (files: string[], ending: string) => files.filter(file => file.endsWith(ending))

const positionOf = (diagnostic: Diagnostic) =>
  `${diagnostic.path}.wxml:${diagnostic.startLine + 1}:${diagnostic.startColumn + 1}`

/** Returns the pages and components that a json names and that have no template. */
function missingTemplates({ app, files, pages, read }: Bundle): string[] {
  const templates = new Set(withEnding(files, '.wxml').map(stem))
  const owners = ['app', ...withEnding(files, '.json').map(stem)].filter(name => name === 'app' || templates.has(name))
  const used = [...new Set(owners)].flatMap(owner => {
    const { usingComponents = {} } = owner === 'app' ? app : (JSON.parse(read(`${owner}.json`)) as typeof app)
    return Object.values(usingComponents).map(target => path.posix.resolve('/', path.posix.dirname(owner), target))
  })
  return [...new Set([...pages, ...used.map(target => target.slice(1))])]
    .filter(name => !templates.has(name))
    .map(name => `${name}.wxml does not exist`)
}

function syntaxError(file: string, code: string): string[] {
  try {
    new Script(`(function(require,module,exports){${code}\n})`, { filename: file })
    return []
  } catch (error) {
    return [`${file}: ${(error as Error).message}`]
  }
}

/** Compiles every WXML and WXS of the bundle with WeChat's own compiler. `faults` is empty if all of them compile. */
export function compileTemplates(bundle: Bundle): { code: string; faults: string[] } {
  const group = new TmplGroup()
  const faults = missingTemplates(bundle)
  const templates = withEnding(bundle.files, '.wxml')
  const scripts = withEnding(bundle.files, '.wxs')

  for (const file of scripts) {
    faults.push(...syntaxError(file, bundle.read(file)))
    group.addScript(stem(file), bundle.read(file))
  }
  for (const file of templates) {
    const diagnostics = group.addTmpl(stem(file), bundle.read(file)) as Diagnostic[]
    faults.push(...diagnostics.map(diagnostic => `${positionOf(diagnostic)}: ${diagnostic.message}`))
  }
  const templateNames = new Set(templates.map(stem))
  const knownScripts = new Set(scripts.map(stem))
  for (const name of templateNames) {
    const imports = group.getDirectDependencies(name) as string[]
    const uses = group.getScriptDependencies(name) as string[]
    faults.push(
      ...imports
        .filter(each => !templateNames.has(each))
        .map(each => `${name}.wxml imports ${each}.wxml, which does not exist`),
    )
    faults.push(
      ...uses
        .filter(each => !knownScripts.has(each))
        .map(each => `${name}.wxml uses ${each}.wxs, which does not exist`),
    )
    for (const inline of group.getInlineScriptModuleNames(name) as string[])
      faults.push(...syntaxError(`${name}.wxml#${inline}`, group.getInlineScript(name, inline)))
  }
  const code = faults.length ? '' : group.getTmplGenObjectGroups()
  group.free()
  return { code, faults }
}
