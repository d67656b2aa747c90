/** Lists the files of paths, with folders searched recursively. */
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'

interface ImportFile {
  file: string
  size: number
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith('.')) continue
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) files.push(...(await filesIn(inside)))
    else if (entry.isFile()) files.push(inside)
  }
  return files
}

/**
 * Lists files in the order of the paths; files of a folder are ordered by name. Skips hidden files, and symbolic links
 * in folders.
 */
export async function filesUnder(paths: string[]): Promise<ImportFile[]> {
  const lists = await Promise.all(
    paths.map(async path => ((await stat(path)).isDirectory() ? (await filesIn(path)).sort() : [path])),
  )
  const files = [...new Map(lists.flat().map(file => [path.resolve(file), file])).values()]
  return Promise.all(files.map(async file => ({ file, size: (await stat(file)).size })))
}
