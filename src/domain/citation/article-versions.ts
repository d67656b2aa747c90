interface Version {
  text: string
}

const bare = (text: string) => text.replace(/\s/g, '')

/**
 * Drops each earlier version whose text equals that of the next version, because amendments leave most articles
 * unchanged. `versions` are the earlier versions from old to new. `text` is the text of the current version.
 */
export function changedVersions<V extends Version>(versions: readonly V[], text: string): V[] {
  return versions.filter((version, at) => bare(version.text) !== bare(versions[at + 1]?.text ?? text))
}
