/** How one environment variable is read: each reader answers a value or throws one sentence that names the variable. */
export class SettingError extends Error {}

export type Env = Record<string, string | undefined>

export interface Reader {
  text(name: string): string | undefined
  integer(name: string, fallback: number, min: number, max: number): number
  choice<T extends string>(name: string, options: readonly T[], fallback: T): T
  url(name: string): string | undefined
  origin(name: string): string | undefined
  /** An address that may hold a password: never repeated in a refusal. */
  secretUrl(name: string, protocols: string[], example: string): string | undefined
  list(name: string): string[]
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '')

export function parseWebUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username || url.password ? undefined : url
}

export function readerOf(env: Env): Reader {
  const text = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, wanted: string): never => {
    throw new SettingError(`${name} must be ${wanted}, not "${text(name)}".`)
  }
  return {
    text,
    integer(name, fallback, min, max) {
      const given = text(name)
      if (given === undefined) return fallback
      const value = Number(given)
      return /^\d+$/.test(given) && value >= min && value <= max
        ? value
        : refuse(name, `a whole number from ${min} to ${max}`)
    },
    choice(name, options, fallback) {
      const given = text(name)
      if (given === undefined) return fallback
      return options.find(option => option === given) ?? refuse(name, `one of ${options.join(', ')}`)
    },
    url(name) {
      const given = text(name)
      if (given === undefined) return undefined
      return parseWebUrl(given) ? given : refuse(name, 'an http or https address without user name or password')
    },
    origin(name) {
      const given = text(name)
      if (given === undefined) return undefined
      const origin = parseWebUrl(given)?.origin
      return origin === withoutSlash(given).toLowerCase()
        ? origin
        : refuse(name, 'an origin such as https://app.example.com')
    },
    secretUrl(name, protocols, example) {
      const given = text(name)
      if (given === undefined) return undefined
      const url = URL.canParse(given) ? new URL(given) : undefined
      if (url && protocols.includes(url.protocol) && url.hostname) return given
      throw new SettingError(`${name} must be an address such as ${example}.`)
    },
    list: name =>
      (text(name) ?? '')
        .split(',')
        .map(item => item.trim())
        .filter(Boolean),
  }
}

/** Reads every member of a comma-separated list; the first bad one is refused. */
export function readList<T>(
  reader: Reader,
  name: string,
  wanted: string,
  parse: (item: string) => T | undefined | false,
): T[] {
  return reader.list(name).map(item => {
    const value = parse(item)
    if (value === undefined || value === false) throw new SettingError(`${name} must list ${wanted}, not "${item}".`)
    return value
  })
}
