/** Renders the first view of a screen with the app's own pages. Repeats the rendering until all data is loaded. */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadableDocument } from '@/libraries/document'
import { FINGERPRINT_KEY } from '@/platform/storage/keys'
import { settings } from '@/platform/settings'
import { screenAt, ROUTES } from '@/routing/routes'
import type { CallService, Prerendered } from '../../types/h5-manifest'
import { PAGES } from './pages'
import { RenderPass, renderPasses } from './render-pass'

/** The maximum number of loading rounds. Loaded data may cause further requests. */
const MOST_ROUNDS = 4

/** The stored values that a rendered page assumes. A device with other values would render a different page. */
const DEFAULT_STORAGE = { token: null, appsource: null, elder: null, 'home-tab': JSON.stringify({ v: 1, d: 0 }) }

const isDocument = (data: unknown): data is ReadableDocument =>
  typeof data === 'object' && data !== null && 'passages' in data && 'facts' in data

const describe = ({ facts }: ReadableDocument) => facts.map(({ label, value }) => `${label}：${value}`).join('，')

async function renderPage(Page: ComponentType, pass: RenderPass): Promise<string | undefined> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const html = renderToStaticMarkup(<Page />)
    if (!(await pass.loadPending())) return html
    if (pass.failed) return undefined
  }
  return undefined
}

export async function render(
  address: string,
  { appName, basename, notOffered }: { appName: string; basename: string; notOffered: string[] },
  fetch: CallService,
): Promise<Prerendered | undefined> {
  const screen = screenAt(address === '/' ? ROUTES.search.url : address)
  const Page = screen && PAGES[ROUTES[screen.name].page]
  // Skips pages from which the app would redirect, and pages that the app would open scrolled.
  if (!Page || screen.params.targeturl || screen.params.article || screen.params.appsource !== undefined)
    return undefined
  Object.assign(settings, { basename, notOffered, ...(appName && { appName }) })
  const pass = new RenderPass(screen.params, fetch)
  const html = await renderPasses.run(pass, () => renderPage(Page, pass))
  if (!html) return undefined
  pass.storageKeys.delete(FINGERPRINT_KEY)
  const document = pass.data.find(isDocument)
  return {
    html,
    title: document?.title ?? ROUTES[screen.name].title,
    description: document ? describe(document) : '',
    replies: pass.replies,
    storedValues: { ...Object.fromEntries([...pass.storageKeys].map(key => [key, null])), ...DEFAULT_STORAGE },
  }
}
