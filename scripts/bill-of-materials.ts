/**
 * Makes the bill of materials of a build in CycloneDX. It lists the bundled and copied packages, for monitoring
 * vulnerabilities.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface PackageFile {
  name: string
  version: string
  license?: string
}

/** Returns the folder of the innermost package to which a file in `node_modules` belongs. */
const folderOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

/** Returns MIT if the package contains the text of this licence. Some packages name their licence nowhere else. */
function licenseIn(folder: string): string | undefined {
  const file = path.join(folder, 'LICENSE')
  return existsSync(file) && /^\s*(?:The )?MIT License/.test(readFileSync(file, 'utf8')) ? 'MIT' : undefined
}

function component(folder: string) {
  const {
    name,
    version,
    license = licenseIn(folder),
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
  }
}

export function billOfMaterials(files: string[]) {
  const folders = new Set(files.flatMap(file => folderOf(file) ?? []))
  const components = new Map([...folders].map(component).map(part => [part.purl, part]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  }
}
