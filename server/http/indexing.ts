/** The pages that search engines may list. */
import type { ServerSettings } from '../settings'
import type { App } from './app-type'

export const NOT_INDEXED_HEADERS = { 'x-robots-tag': 'noindex' }

export const ROBOTS_PATH = '/robots.txt'

/**
 * Matches addresses whose pages name no persons: home, laws, viewpoints, articles, calculators, and tax news, answers,
 * topics and incentives. All other pages count as pages that name persons, as judgments and penalties do.
 */
const UNNAMED =
  /^\/(?:|search|home-search|reckoners(?:\/curve)?|law-list|law-detail\/[^/]+|judicial-list|judicial-detail\/[^/]+|article-list|article-detail\/[^/]+|article-partner\/[^/]+\/[^/]+|fiscal-tax-(?:law|dynamic|qa)-(?:list|detail\/[^/]+)|fiscal-tax-carousel\/[^/]+|tax-incentives-(?:app|list))$/

/** Whether search engines may list the page at a path of the app. */
export const mayBeIndexed = ({ indexing }: Pick<ServerSettings, 'indexing'>, path: string) =>
  indexing === 'all' || (indexing === 'unnamed' && UNNAMED.test(path))

/**
 * Adds a header that keeps replies of the services out of search engines. Lists, documents and Word files name persons
 * too.
 */
export function forbidIndexing(services: App, { indexing }: Pick<ServerSettings, 'indexing'>) {
  if (indexing === 'all') return
  services.addHook('onRequest', async (_request, reply) => void reply.headers(NOT_INDEXED_HEADERS))
}

/**
 * The rules for crawlers. If search engines may list any pages, pages that name persons stay open to crawlers. A
 * crawler must read such a page to see that it is not to be listed.
 */
export const robotsText = ({ indexing }: Pick<ServerSettings, 'indexing'>) =>
  ['User-agent: *', indexing === 'none' ? 'Disallow: /' : 'Disallow: /*/api/', ''].join('\n')
