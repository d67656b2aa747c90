import { decodeValue } from '@domain/format/address'
import { headerWordGuard } from '@domain/guards'

/** Returns the value of the `token` cookie, if it can be a token. */
export function readTokenCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name, ...value] = pair.split('=')
    if (name!.trim() === 'token') return headerWordGuard(decodeValue(value.join('=').trim()))
  }
  return undefined
}

/**
 * Returns every domain that may have set a cookie for this host. These are the host and its parents, without
 * the top level.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  if (hostname.includes(':') || /^[\d.]+$/.test(hostname)) return []
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

export function deleteTokenCookies(hostname: string, paths: string[]) {
  for (const path of paths) {
    for (const domain of ['', ...cookieDomains(hostname).map(name => `; domain=${name}`)]) {
      document.cookie = `token=; path=${path}; max-age=0${domain}`
    }
  }
}
