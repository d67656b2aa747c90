/** Bundles scripts of a copied tree for Node: the mini-program's app without Taro and styles. */
import { build, type BuildOptions } from 'esbuild'
import path from 'node:path'
import { scriptIn } from './further-library'

/** Bundles a script of the copy. Returns the path of the bundle. */
export async function bundleCopy(folder: string, entry: Pick<BuildOptions, 'stdin' | 'entryPoints'>): Promise<string> {
  const outfile = path.join(folder, 'app.cjs')
  await build({
    ...entry,
    absWorkingDir: folder,
    tsconfig: path.join(folder, 'tsconfig.json'),
    bundle: true,
    outfile,
    platform: 'node',
    resolveExtensions: ['.weapp.tsx', '.weapp.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    loader: { '.scss': 'empty' },
    alias: {
      '@tarojs/taro': scriptIn(folder, 'client/taro.ts'),
      '@tarojs/components': scriptIn(folder, 'client/components.ts'),
    },
    // The address of the services is known only at run time, because the server uses any free port.
    define: { BUILD_API_HOST: 'process.env.API_HOST', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outfile
}
