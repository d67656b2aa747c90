import { requireWithEsbuild } from '@tarojs/helper'
import path from 'node:path'

// Taro's CLI transpiles this folder only, so other sources are loaded by esbuild.
const { isServicePath } = requireWithEsbuild(
  path.resolve(__dirname, '../types/api/service-paths.ts'),
) as typeof import('../types/api/service-paths')

/** Settings of the server of `npm run dev`. It forwards requests for services to the companion server. */
export const devServerOptions = {
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 3000),
  open: false,
  proxy: process.env.DEV_API ? [{ context: isServicePath, target: process.env.DEV_API }] : [],
}
