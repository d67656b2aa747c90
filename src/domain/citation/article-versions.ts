/** Chooses earlier versions of an article, from old to new. */
interface Version {
  text: string
}

const bare = (text: string) => text.replace(/\s/g, '')

/** Drops each version whose text equals the next one: amendments leave most articles unchanged. */
export function changedVersions<V extends Version>(versions: readonly V[], text: string): V[] {
  return versions.filter((version, at) => bare(version.text) !== bare(versions[at + 1]?.text ?? text))
}
