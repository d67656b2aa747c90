import type { FastifyReply } from 'fastify'
import { copy } from '../copy'
import { pagePolicy } from '../http/headers'
import { type Html, html } from './html'
import { MARK } from './mark'
import { STYLE_ELEMENT, STYLE_HASH } from './style'

export interface Page {
  title: string
  appName: string
  main: Html
  /** Origins other than our own that a form of this page may end at. */
  formTargets?: string[]
}

const documentOf = ({ title, appName, main }: Page) =>
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
        <header class="brand">${MARK}${appName}</header>
        ${main}
      </body>
    </html>`

export function sendPage(reply: FastifyReply, page: Page) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(STYLE_HASH, page.formTargets))
    .send(documentOf({ ...page, appName: page.appName || copy.appName }).text)
}
