/** Selects the earlier versions of an article whose text differs, from old to new. */
interface Version {
  text: string
}

const bare = (text: string) => text.replace(/\s/g, '')

/** Drops each version whose text equals that of the next one. Amendments leave most articles unchanged. */
export function changedVersions<V extends Version>(versions: readonly V[], text: string): V[] {
  return versions.filter((version, at) => bare(version.text) !== bare(versions[at + 1]?.text ?? text))
}
