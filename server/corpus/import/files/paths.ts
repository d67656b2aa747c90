/** The files that paths name: themselves, or what lies in a folder, however deep. */
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'

export interface FoundFile {
  file: string
  size: number
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith('.')) continue
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await filesIn(inside)))
    else if (entry.isFile()) found.push(inside)
  }
  return found
}

/** In the order of the paths, those of a folder by name. What begins with a dot, and links within a folder, are left alone. */
export async function filesUnder(paths: string[]): Promise<FoundFile[]> {
  const found = await Promise.all(
    paths.map(async given => ((await stat(given)).isDirectory() ? (await filesIn(given)).sort() : [given])),
  )
  const files = [...new Map(found.flat().map(file => [path.resolve(file), file])).values()]
  return Promise.all(files.map(async file => ({ file, size: (await stat(file)).size })))
}
