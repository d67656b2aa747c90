/** The settings of the search cluster, for the server and the import. */
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OpenSearchSettings } from '../engine/open'
import { type EnvReader, SettingError } from './values'

const MOST_SHARDS = 64
const MOST_REPLICAS = 5
const SECONDS = { usual: 4, most: 120 }

/** Whether user and password are properly encoded: a % in a password must be written as %25. */
function isEncoded({ username, password }: URL) {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

function readAddresses(reader: EnvReader): string[] {
  // The error message must not reveal a password, since it may end up in a log.
  const isAddress = (item: string) =>
    /^https?:\/\//i.test(item) && URL.canParse(item) && new URL(item).pathname === '/' && isEncoded(new URL(item))
  if (reader.list('SEARCH_URL').every(isAddress)) return reader.list('SEARCH_URL')
  throw new SettingError('SEARCH_URL must list addresses such as https://user:password@search.example.com:9200.')
}

function readCertificate(reader: EnvReader) {
  const file = reader.text('SEARCH_CA')
  if (file === undefined) return undefined
  try {
    const certificate = readFileSync(file, 'utf8')
    // Node accepts any text as a certificate, and would then trust no server. The text is therefore parsed here.
    void new X509Certificate(certificate)
    return certificate
  } catch {
    throw new SettingError(`SEARCH_CA must be a file with a certificate, not "${file}".`)
  }
}

export function readSearchSettings(reader: EnvReader): OpenSearchSettings | undefined {
  const urls = readAddresses(reader)
  if (!urls.length) return undefined
  const prefix = reader.text('SEARCH_PREFIX') ?? 'alpha-search'
  if (!/^[a-z][a-z\d-]{0,63}$/.test(prefix))
    throw new SettingError(`SEARCH_PREFIX must be of small letters, digits and hyphens, not "${prefix}".`)
  return {
    urls,
    ca: readCertificate(reader),
    timeoutMs: 1000 * reader.integer('SEARCH_TIMEOUT', SECONDS.usual, 1, SECONDS.most),
    prefix,
    shards: reader.integer('SEARCH_SHARDS', 3, 1, MOST_SHARDS),
    replicas: reader.integer('SEARCH_REPLICAS', 1, 0, MOST_REPLICAS),
  }
}
