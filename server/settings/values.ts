/** Reads environment variables. Each method returns a value, or throws one sentence that names the variable. */
export class SettingError extends Error {}

export type Env = Record<string, string | undefined>

export interface EnvReader {
  text(name: string): string | undefined
  integer(name: string, fallback: number, min: number, max: number): number
  choice<T extends string>(name: string, options: readonly T[], fallback: T): T
  url(name: string): string | undefined
  origin(name: string): string | undefined
  /** Reads an address that may contain a password. Error messages never repeat it. */
  secretUrl(name: string, protocols: string[], example: string): string | undefined
  list(name: string): string[]
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '')

export function parseWebUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username || url.password ? undefined : url
}

export function envReaderOf(env: Env): EnvReader {
  const text = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, expected: string): never => {
    throw new SettingError(`${name} must be ${expected}, not "${text(name)}".`)
  }
  return {
    text,
    integer(name, fallback, min, max) {
      const digits = text(name)
      if (digits === undefined) return fallback
      const value = Number(digits)
      return /^\d+$/.test(digits) && value >= min && value <= max
        ? value
        : refuse(name, `a whole number from ${min} to ${max}`)
    },
    choice(name, options, fallback) {
      const value = text(name)
      if (value === undefined) return fallback
      return options.find(option => option === value) ?? refuse(name, `one of ${options.join(', ')}`)
    },
    url(name) {
      const value = text(name)
      if (value === undefined) return undefined
      return parseWebUrl(value) ? value : refuse(name, 'an http or https address without user name or password')
    },
    origin(name) {
      const value = text(name)
      if (value === undefined) return undefined
      const origin = parseWebUrl(value)?.origin
      return origin === withoutSlash(value).toLowerCase()
        ? origin
        : refuse(name, 'an origin such as https://app.example.com')
    },
    secretUrl(name, protocols, example) {
      const value = text(name)
      if (value === undefined) return undefined
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (url && protocols.includes(url.protocol) && url.hostname) return value
      throw new SettingError(`${name} must be an address such as ${example}.`)
    },
    list: name =>
      (text(name) ?? '')
        .split(',')
        .map(item => item.trim())
        .filter(Boolean),
  }
}

/** Reads every item of a comma-separated list. Refuses the list at the first invalid item. */
export function readList<T>(
  reader: EnvReader,
  name: string,
  expected: string,
  parse: (item: string) => T | undefined | false,
): T[] {
  return reader.list(name).map(item => {
    const value = parse(item)
    if (value === undefined || value === false) throw new SettingError(`${name} must list ${expected}, not "${item}".`)
    return value
  })
}
