/** Sets up glass-easel, WeChat's view engine, to run one mini-program in this document. */
import { addGlobalErrorListener, addGlobalWarningListener, globalOptions } from 'glass-easel'
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { HostBackend, handAttributesOn, meterSetData } from './backend'
import { appConfig, configOf, templates } from './bundle'
import { onBackendEvent, watchLongPress } from './gestures'
import { loadPackageOf, requireModule } from './modules'
import { resolvePath } from './paths'
import { noteThrown, noteWarning } from './record'

handAttributesOn()
meterSetData()
watchLongPress()

globalOptions.throwGlobalError = false
addGlobalErrorListener(error => {
  noteThrown(error)
  return false
})
addGlobalWarningListener(message => {
  noteWarning(message)
  return false
})

const environment = new MiniProgramEnv()
const codeSpace = environment.createCodeSpace('main', true)
const backend = environment.associateBackend(new HostBackend())

interface Internals {
  _$: HostBackend
  prepareComponentOptions(
    is: string,
    options: unknown,
  ): [{ idPrefixGenerator: () => string; writeIdToDOM: boolean }, unknown]
}

// Neither setting has a public interface. Without them events reach no page, and `#id` matches no element.
const internals = { backend: backend as unknown as Internals, space: codeSpace as unknown as Internals }
internals.backend._$.onEvent(onBackendEvent)
const prepare = internals.space.prepareComponentOptions.bind(codeSpace)
internals.space.prepareComponentOptions = (is, options) => {
  const prepared = prepare(is, options)
  Object.assign(prepared[0], { idPrefixGenerator: () => '', writeIdToDOM: true })
  return prepared
}

const loaded = new Set<string>()

/** Returns the components that a page or component uses, by path. */
export function usedBy(path: string): Record<string, string> {
  const { usingComponents = {} } = configOf(path)
  const components = Object.entries(usingComponents).map(([tag, target]) => [tag, resolvePath(path, target)])
  const shared = Object.entries(appConfig().usingComponents ?? {}).map(([tag, target]) => [
    tag,
    resolvePath('app', target),
  ])
  return Object.fromEntries([...shared, ...components]) as Record<string, string>
}

/** Registers a page or component with everything it uses, and runs its script. */
export function load(path: string) {
  if (loaded.has(path)) return
  loaded.add(path)
  loadPackageOf(path)
  const used = usedBy(path)
  Object.values(used).forEach(load)
  const usingComponents = Object.fromEntries(Object.entries(used).map(([tag, target]) => [tag, `/${target}`]))
  codeSpace.addComponentStaticConfig(path, { ...configOf(path), usingComponents })
  const content = templates()[path]!
  codeSpace.addCompiledTemplate(path, { content, groupList: templates(), fallbackListenerOnNativeNode: true })
  codeSpace.globalComponentEnv(window, path, () => requireModule(path))
}

export const createRoot = (path: string) => backend.createRoot('page', codeSpace, path)
