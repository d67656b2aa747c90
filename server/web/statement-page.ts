/** The user agreement, the disclaimer and the accessibility statement, and the links between them. */
import { copy, fill } from '../copy'
import { Html, html } from '../http/html'
import { PRIVACY_PATH, REMOVAL_PATH, STATEMENT_PATHS } from '../paths'
import { privacyLink, type ServerSettings } from '../settings'
import type { HtmlPage } from './page'

const words = copy.statements
export type StatementName = keyof typeof STATEMENT_PATHS

interface Section {
  title: string
  paragraphs: readonly string[]
}

export const paragraph = (text: string) => html`<p>${text}</p>`

export const section = (title: string, ...content: (Html | false)[]) =>
  html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`

/**
 * The links below each of these pages. `here`: the page itself, which is not linked. Below a form there is none, and the
 * links open elsewhere, so that the form stays open.
 */
export function statementLinks(settings: Pick<ServerSettings, 'operator'>, here?: string) {
  const elsewhere = here === undefined && new Html('target="_blank" rel="noopener"')
  const links: [string, string][] = [
    [STATEMENT_PATHS.terms, words.terms.title],
    [PRIVACY_PATH, copy.privacy.title],
    [STATEMENT_PATHS.disclaimer, words.disclaimer.title],
    [STATEMENT_PATHS.accessibility, words.accessibility.title],
    [REMOVAL_PATH, copy.removal.title],
  ]
  const hrefOf = (path: string) => (path === PRIVACY_PATH ? privacyLink(settings) : path)
  return html`<nav class="statements" aria-label="${words.nav}">
    ${links.map(([path, title]) => path !== here && html`<a href="${hrefOf(path)}" ${elsewhere}>${title}</a>`)}
  </nav>`
}

const operatorLine = ({ operator: { name, contact } }: ServerSettings) =>
  name && contact ? fill(words.operator, { name, contact }) : words.operatorUnknown

export function statementPage(settings: ServerSettings, statement: StatementName, isSample: boolean): HtmlPage {
  const { page } = settings
  const { title, intro, sections } = words[statement]
  const values = { app: page.appName || copy.appName, operator: operatorLine(settings) }
  const all: Section[] = statement === 'disclaimer' && isSample ? [words.disclaimer.sample, ...sections] : [...sections]
  return {
    title,
    appName: page.appName,
    back: `${page.basename}/`,
    main: html`<main class="privacy">
      <h1>${title}</h1>
      <p class="intro">${fill(intro, values)}</p>
      ${all.map(({ title, paragraphs }) => section(title, ...paragraphs.map(text => paragraph(fill(text, values)))))}
      ${statementLinks(settings, STATEMENT_PATHS[statement])}
    </main>`,
  }
}
