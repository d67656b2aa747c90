/** Earlier versions of an article, from old to new. */
interface Version {
  text: string
}

const bare = (text: string) => text.replace(/\s/g, '')

/** Those that read otherwise than what came after them: an amendment of the law leaves most of its articles as they are. */
export function changedVersions<V extends Version>(versions: readonly V[], text: string): V[] {
  return versions.filter((version, at) => bare(version.text) !== bare(versions[at + 1]?.text ?? text))
}
