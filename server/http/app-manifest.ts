/** The web app manifest of the H5 build, with the deployer's name of the app. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const APP_MANIFEST_PATH = '/manifest.webmanifest'

export function appManifestWithName(root: string, appName: string) {
  const manifest = JSON.parse(readFileSync(path.join(root, APP_MANIFEST_PATH), 'utf8')) as object
  return JSON.stringify({ ...manifest, name: appName, short_name: appName })
}
