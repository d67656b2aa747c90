import type { FastifyReply } from 'fastify'
import { copy } from '../copy'
import { pagePolicy } from '../http/headers'
import { Html, html } from '../http/html'
import { LOGO } from './logo'
import { SCRIPT_ELEMENT, SCRIPT_HASH } from './script'
import { STYLE_ELEMENT, STYLE_HASH } from './style'

export interface HtmlPage {
  title: string
  appName: string
  main: Html
  /** The address to which the back button leads, unless the visitor came from another page of this server. */
  back?: string
  /** The other origins to which a form of this page may redirect. */
  formTargets?: string[]
}

const CHEVRON = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m15 18-6-6 6-6"/></svg>',
)

const backLink = (href: string) => html`<a class="back" href="${href}" aria-label="${copy.back}">${CHEVRON}</a>`

const documentOf = ({ title, appName, main, back }: HtmlPage) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no,address=no" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${appName}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header class="brand">${back !== undefined && backLink(back)}${LOGO}${appName}</header>
        ${main} ${SCRIPT_ELEMENT}
      </body>
    </html>`

export function sendPage(reply: FastifyReply, page: HtmlPage) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(STYLE_HASH, SCRIPT_HASH, page.formTargets))
    .send(documentOf({ ...page, appName: page.appName || copy.appName }).text)
}
