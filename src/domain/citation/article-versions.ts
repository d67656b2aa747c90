/** Earlier versions of an article, from old to new. */
interface Version {
  text: string
}

const bare = (text: string) => text.replace(/\s/g, '')

/** Drops versions with the same text as the next one: amendments leave most articles as they are. */
export function changedVersions<V extends Version>(versions: readonly V[], text: string): V[] {
  return versions.filter((version, at) => bare(version.text) !== bare(versions[at + 1]?.text ?? text))
}
