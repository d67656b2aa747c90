/** Draws what a screen shows at first: the app's own pages, asked again until nothing is unknown to them. */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadableDocument } from '@/libraries/document'
import { FINGERPRINT_KEY } from '@/platform/storage/keys'
import { settings } from '@/platform/settings'
import { screenAt } from '@/routing/addresses'
import { ROUTES } from '@/routing/routes'
import type { Ask, Prerendered } from '../../types/h5-manifest'
import { PAGES } from './pages'
import { RenderPass, passes } from './render-pass'

/** What a page asks for may lead to further questions, but not for ever. */
const MOST_TURNS = 4

/** For these the app is another one from the start, whatever the screen. */
const ANOTHER_APP = { token: null, appsource: null, elder: null, 'home-tab': JSON.stringify({ v: 1, d: 0 }) }

const isDocument = (data: unknown): data is ReadableDocument =>
  typeof data === 'object' && data !== null && 'passages' in data && 'facts' in data

const describe = ({ facts }: ReadableDocument) => facts.map(({ label, value }) => `${label}：${value}`).join('，')

async function draw(Page: ComponentType, pass: RenderPass): Promise<string | undefined> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const html = renderToStaticMarkup(<Page />)
    if (!(await pass.learn())) return html
    if (pass.failed) return undefined
  }
  return undefined
}

export async function render(
  address: string,
  { appName, basename }: { appName: string; basename: string },
  ask: Ask,
): Promise<Prerendered | undefined> {
  const screen = screenAt(address === '/' ? ROUTES.search.url : address)
  const Page = screen && PAGES[ROUTES[screen.name].page]
  // Led on, or to the middle of a text, the reader would see something else a moment later.
  if (!Page || screen.params.targeturl || screen.params.article || screen.params.appsource !== undefined)
    return undefined
  Object.assign(settings, { basename, ...(appName && { appName }) })
  const pass = new RenderPass(screen.params, ask)
  const html = await passes.run(pass, () => draw(Page, pass))
  if (!html) return undefined
  pass.looked.delete(FINGERPRINT_KEY)
  const document = pass.found.find(isDocument)
  return {
    html,
    title: document?.title ?? ROUTES[screen.name].title,
    description: document ? describe(document) : '',
    answers: pass.answers,
    kept: { ...Object.fromEntries([...pass.looked].map(key => [key, null])), ...ANOTHER_APP },
  }
}
