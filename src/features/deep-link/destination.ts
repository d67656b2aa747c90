/**
 * Finds the target of a deep link (section 2 of the client's specification). The first of these params that is set
 * decides: targeturl, isAdvSearch, type. Without them the target is the home screen.
 */
import { type Params, UNNAMED_SEGMENT } from '@domain/format/address'
import { fromEntries } from '@domain/guards'
import { HOME, type RouteName, type ScreenTarget, screenAt } from '@/routing/routes'
import { CATEGORIES, FISCAL_CATEGORIES, type Category } from '@/libraries/categories'

interface DeepLink {
  list: RouteName
  detail?: RouteName
  /** The required params of the document's screen. The param `id` of a link fills the first of them. */
  required?: string[]
  /** Default values of params of the document's screen, used if the link omits them or leaves them empty. */
  defaults?: Params
}

const ofLibrary = ({ key, list, detail, id }: Category): [string, DeepLink] => [
  key.replace(/^fiscal/, 'fiscalTax'),
  { list, detail, required: [id] },
]

/** The screens for each `type` of a deep link. With an id the document opens, otherwise the list. */
const TYPES: Array<[string, DeepLink]> = [
  ...Object.values<Category>(CATEGORIES).map(ofLibrary),
  ...Object.values(FISCAL_CATEGORIES).map(ofLibrary),
  ['excellent', { list: 'excellent-case-new-list', detail: 'excellent-calssification-detail', required: ['id'] }],
  [
    'partner',
    { list: 'article-list', detail: 'article-partner-detail', required: ['id'], defaults: { name: UNNAMED_SEGMENT } },
  ],
  ['book', { list: 'similarity-list', detail: 'similarity-calssification-detail', required: ['id'] }],
  ['fiscalTaxList', { list: 'fiscal-tax-list' }],
  ['fiscalTaxCarousel', { list: 'fiscal-tax-list', detail: 'fiscal-tax-carousel', required: ['id'] }],
  ['taxIncentivesApp', { list: 'tax-incentives-app' }],
]

/** Links that are already in use spell the type as `fiscalTaxQA`, `fiscal-tax-qa` or `FISCAL_TAX_QA`. */
const normalized = (type: string) => type.toLowerCase().replace(/[-_]/g, '')
const byType = new Map(TYPES.map(([type, link]) => [normalized(type), link]))

export const DEEP_LINK_TYPES = TYPES.map(([type]) => type)
export const deepLinkDefinition = (type: string) => byType.get(normalized(type))

interface Origin {
  /** Origins that serve this app. */
  origins: string[]
  basename: string
  /** The foreign hosts that may be opened, by https only. A host includes its port, except the default port. */
  hosts: string[]
}

type Target = { kind: 'screen'; screen: ScreenTarget } | { kind: 'outside'; url: string }

/**
 * Matches an absolute address in four parts: scheme, host, port and rest. Addresses with user names, for example, do
 * not match.
 */
const ABSOLUTE = /^(https?):\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?)(:\d{1,5})?([/?#].*)?$/i
/** Browsers read a backslash as a slash and drop control characters, so both may disguise an address. */
const isSuspicious = (target: string) => [...target].some(char => char === '\\' || char < ' ' || char === '\u007f')

const DEFAULT_PORTS = { http: ':80', https: ':443' } as const

function withoutBasename(path: string, basename: string) {
  if (!basename) return path
  return path === basename || path.startsWith(`${basename}/`) ? path.slice(basename.length) || '/' : undefined
}

function appScreen(path: string): Target | undefined {
  const screen = screenAt(path)
  // A deep link whose target is another deep link could loop for ever.
  return screen && screen.name !== 'auth' ? { kind: 'screen', screen } : undefined
}

/** Returns the target if it is a screen of this app or an address on an allowed host. Otherwise returns `undefined`. */
export function allowedTarget(target: string, origin: Origin): Target | undefined {
  if (isSuspicious(target)) return undefined
  if (target.startsWith('/')) return target.startsWith('//') ? undefined : appScreen(target)

  const [, scheme = '', host = '', port = '', rest = '/'] = ABSOLUTE.exec(target) ?? []
  if (!host) return undefined
  const protocol = scheme.toLowerCase() as keyof typeof DEFAULT_PORTS
  const hostAndPort = host.toLowerCase() + (port === DEFAULT_PORTS[protocol] ? '' : port)

  if (origin.origins.includes(`${protocol}://${hostAndPort}`)) {
    const path = withoutBasename(rest.startsWith('/') ? rest : `/${rest}`, origin.basename)
    return path ? appScreen(path) : undefined
  }
  return protocol === 'https' && origin.hosts.includes(hostAndPort) ? { kind: 'outside', url: target } : undefined
}

/**
 * The params that the deep link itself uses. All other params go to the target. Only the advanced search also gets
 * `type`.
 */
const CONSUMED_PARAMS = ['targeturl', 'type', 'isAdvSearch', 'code', 'state', 'stamp', '$taroTimestamp']

const screenTarget = (name: RouteName, params: Params = {}): Target => ({ kind: 'screen', screen: { name, params } })

/** Returns the params with the defaults of those that are empty or absent. */
const withDefaults = (params: Params, defaults: Params = {}): Params => ({
  ...params,
  ...fromEntries(Object.entries(defaults).filter(([name]) => !params[name])),
})

const isFlagSet = (flag: string | undefined) => flag !== undefined && !/^(?:|0|false)$/i.test(flag)

export function deepLinkTarget(params: Params, origin: Origin): Target {
  const { targeturl, type = '', isAdvSearch } = params
  if (targeturl) return allowedTarget(targeturl, origin) ?? screenTarget(HOME)

  const rest = fromEntries(Object.entries(params).filter(([name]) => !CONSUMED_PARAMS.includes(name)))
  if (isFlagSet(isAdvSearch)) return screenTarget('advanced', type ? { type, ...rest } : rest)

  const link = deepLinkDefinition(type)
  if (!link) return screenTarget(HOME)
  const { list, detail, required = [], defaults } = link
  const [idParam = ''] = required
  const { id, ...others } = rest
  const detailParams = id && !rest[idParam] ? { ...others, [idParam]: id } : rest
  return detail && required.every(name => detailParams[name])
    ? screenTarget(detail, withDefaults(detailParams, defaults))
    : screenTarget(list, rest)
}
