/** Bundles the app's pages for rendering on the server. Modules that need a browser are replaced by stand-ins. */
import { build, type Plugin } from 'esbuild'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildConstants } from '../constants'

const ROOT = path.resolve(__dirname, '../..')
const HERE = path.join(ROOT, 'config/prerender')
const PLATFORM = path.join(ROOT, 'src/platform/')
const ENDINGS = ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js', '.json']

const standIn = (name: string) => path.join(HERE, 'stand-ins', name)

const PACKAGES: Record<string, string> = {
  '@tarojs/taro': standIn('taro.ts'),
  '@tarojs/components': standIn('elements.tsx'),
  'taro-ui': standIn('taro-ui.ts'),
}

/** The files of the app that are replaced, each with its replacement. */
const FILES: Record<string, string> = {
  'src/features/access/use-access.ts': standIn('use-access.ts'),
  'src/request/use-loaded.ts': standIn('use-loaded.ts'),
  'src/features/results/use-results.ts': standIn('use-results.ts'),
  'src/features/reader/use-frame.ts': standIn('use-frame.ts'),
  'src/ui/window-list/use-window.ts': standIn('use-window.ts'),
  'src/ui/tap/host.h5.ts': standIn('host.ts'),
  'src/platform/host/index.ts': standIn('browser.ts'),
  'src/platform/settings/index.ts': standIn('settings.ts'),
  'src/platform/operator-pages.ts': standIn('operator-pages.ts'),
  'src/platform/viewport.ts': standIn('viewport.ts'),
  'src/platform/transport/index.ts': standIn('transport.ts'),
  'src/platform/storage/index.ts': standIn('storage.ts'),
}

/** Whether a page is prerendered. This is true for home, lists and documents. */
const isRendered = (name: string) => /^(?:home-)?search$|-(?:list|detail)$/.test(name)

export type RouteTable = Record<string, { page: string; weappOnly?: boolean }>

function pagesModule(routes: RouteTable) {
  const names = Object.keys(routes).filter(name => isRendered(name) && !routes[name]?.weappOnly)
  const pages = [...new Set(names.map(name => routes[name]!.page))]
  const imports = pages.map((page, at) => `import Page${at} from '@/${page}'`)
  return `${imports.join('\n')}\nexport const PAGES = {${pages.map((page, at) => `'${page}': Page${at}`).join(',')}}`
}

/**
 * Returns the file of a module in `src/platform` whose name has no host suffix such as `.h5`. Such a file uses no
 * browser global when it loads.
 */
function plainFile(file: string) {
  return [`${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find(name => existsSync(name))
}

const appForServer = (routes: RouteTable): Plugin => ({
  name: 'app-for-server',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:@tarojs\/(?:taro|components)|taro-ui)$/ }, ({ path: name }) => ({ path: PACKAGES[name] }))
    onResolve({ filter: /^(?:@\/platform\/|\.)/ }, ({ path: name, resolveDir }) => {
      const file = name.startsWith('.') ? path.resolve(resolveDir, name) : path.join(ROOT, 'src', name.slice(2))
      return file.startsWith(PLATFORM) ? { path: plainFile(file) } : undefined
    })
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const replacement = FILES[path.relative(ROOT, file).replace(/\\/g, '/')]
      return replacement === undefined ? undefined : { contents: `export * from '${replacement}'`, resolveDir: ROOT }
    })
    onLoad({ filter: /prerender[\\/]pages\.ts$/ }, () => ({ contents: pagesModule(routes), resolveDir: ROOT }))
    onLoad({ filter: /\.scss$/ }, () => ({ contents: '' }))
  },
})

/** Bundles the renderer. Returns the name of its file, which contains a hash of the content. */
export async function bundleRenderer(folder: string, routes: RouteTable): Promise<string> {
  const missing = Object.keys(FILES).filter(file => !existsSync(path.join(ROOT, file)))
  if (missing.length) throw new Error(`The renderer has stand-ins for files that are not there: ${missing.join(', ')}.`)
  const { metafile } = await build({
    entryPoints: { renderer: path.join(HERE, 'render.tsx') },
    entryNames: '[name].[hash]',
    outdir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    target: 'node20',
    jsx: 'automatic',
    resolveExtensions: ENDINGS,
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define: { ...buildConstants(process.env), 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"' },
    plugins: [appForServer(routes)],
    logLevel: 'error',
  })
  return path.basename(Object.keys(metafile.outputs)[0]!)
}
