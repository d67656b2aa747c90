/** What a phone is told of the app that it puts on its first screen: as the build has it, with the deployer's name. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const APP_MANIFEST = '/manifest.webmanifest'

export function namedManifest(root: string, appName: string) {
  const manifest = JSON.parse(readFileSync(path.join(root, APP_MANIFEST), 'utf8')) as object
  return JSON.stringify({ ...manifest, name: appName, short_name: appName })
}
