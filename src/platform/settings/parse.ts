import { isHttpUrl } from '@domain/format/web-address'
import { fromEntries } from '@domain/from-entries'
import type { Settings } from './port'

const withoutSlash = (text: string) => text.replace(/\/+$/, '')
const url = (value: unknown) => (value === '' || isHttpUrl(value) ? withoutSlash(value) : undefined)
const name = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 40) : undefined)

const path = (value: unknown) =>
  typeof value === 'string' && /^(?:\/[\w.~-]+)*\/?$/.test(value) ? withoutSlash(value) : undefined

const hosts = (value: unknown) =>
  Array.isArray(value)
    ? value
        .map((host: unknown) => (typeof host === 'string' ? host.trim().toLowerCase() : ''))
        .filter(host => /^[a-z\d.-]+(?::\d{1,5})?$/.test(host))
    : undefined

/** The well-formed fields of what a deployer wrote; the others are left out. */
export function parseSettings(written: unknown): Partial<Settings> {
  if (typeof written !== 'object' || written === null) return {}
  const given = written as Record<string, unknown>
  const fields = {
    apiHost: url(given.apiHost),
    appName: name(given.appName),
    trialUrl: url(given.trialUrl),
    allowedHosts: hosts(given.allowedHosts),
    h5Origin: url(given.h5Origin),
    basename: path(given.basename),
    collectorUrl: url(given.collectorUrl),
    mapUrl: url(given.mapUrl),
    authorizeUrl: url(given.authorizeUrl),
  }
  return fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
