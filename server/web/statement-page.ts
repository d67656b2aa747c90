/** The user agreement, the disclaimer and the accessibility statement, and the links between them. */
import { copy, fillPlaceholders } from '../copy'
import { Html, html } from '../http/html'
import { PRIVACY_PATH, REMOVAL_PATH, STATEMENT_PATHS } from '../paths'
import { privacyAddress, type ServerSettings } from '../settings'
import type { HtmlPage } from './page'

const words = copy.statements
export type StatementName = keyof typeof STATEMENT_PATHS

interface Section {
  title: string
  paragraphs: readonly string[]
}

export const htmlParagraph = (text: string) => html`<p>${text}</p>`

export const htmlSection = (title: string, ...content: (Html | false)[]) =>
  html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`

/**
 * The links below each of these pages. `here` is the path of the current page, which is not linked. On a page with a
 * form, the links open in another tab, so that the form stays open.
 */
export function statementLinks(
  settings: Pick<ServerSettings, 'operator'>,
  here?: string,
  hasForm = here === undefined,
) {
  const elsewhere = hasForm && new Html('target="_blank" rel="noopener"')
  const links: [string, string][] = [
    [STATEMENT_PATHS.terms, words.terms.title],
    [PRIVACY_PATH, copy.privacy.title],
    [STATEMENT_PATHS.disclaimer, words.disclaimer.title],
    [STATEMENT_PATHS.accessibility, words.accessibility.title],
    [REMOVAL_PATH, copy.removal.title],
  ]
  const hrefOf = (path: string) => (path === PRIVACY_PATH ? privacyAddress(settings) : path)
  return html`<nav class="statements" aria-label="${words.nav}">
    ${links.map(([path, title]) => path !== here && html`<a href="${hrefOf(path)}" ${elsewhere}>${title}</a>`)}
  </nav>`
}

const operatorLine = ({ operator: { name, contact } }: ServerSettings) =>
  name && contact ? fillPlaceholders(words.operator, { name, contact }) : words.operatorUnknown

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
      <p class="intro">${fillPlaceholders(intro, values)}</p>
      ${all.map(({ title, paragraphs }) => htmlSection(title, ...paragraphs.map(text => htmlParagraph(fillPlaceholders(text, values)))))}
      ${statementLinks(settings, STATEMENT_PATHS[statement])}
    </main>`,
  }
}
