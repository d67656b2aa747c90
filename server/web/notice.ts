import type { FastifyReply, FastifyRequest } from 'fastify'
import { copy } from '../copy'
import type { HttpError } from '../http/http-error'
import type { PageSettings } from '../settings'
import { Html, html } from '../http/html'
import { sendPage } from './page'

const DOCUMENT = 'M30 84V14h42l18 18v52zM72 14v18h18'
const MARKS = { stop: 'M50 52l20 20M70 52l-20 20', done: 'M48 62l9 9 16-18' }

const drawing = (mark: keyof typeof MARKS) =>
  html`<svg
    viewBox="0 0 120 96"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M12 84h96" />
    <path d="${DOCUMENT}" />
    <g stroke="currentColor"><path d="${MARKS[mark]}" /></g>
  </svg>`

interface Notice {
  mark: keyof typeof MARKS
  title: string
  sentence: string
  /** Whether this page ends a login. When a visitor goes back to it, the script skips it. */
  isDone?: boolean
}

export const sendNotice = (
  reply: FastifyReply,
  page: PageSettings,
  { mark, title, sentence, isDone = false }: Notice,
) =>
  sendPage(reply, {
    title,
    appName: page.appName,
    main: new Html(
      html`<main class="state" ${isDone && new Html('data-done')}>
        ${drawing(mark)}
        <h1>${title}</h1>
        <p>${sentence}</p>
        <a class="go" href="${page.basename}/">${copy.notice.home}</a>
      </main>`.text,
    ),
  })

export const errorPage = (page: PageSettings) => (_request: FastifyRequest, reply: FastifyReply, error: HttpError) =>
  sendNotice(reply, page, {
    mark: 'stop',
    title: copy.notice.title,
    sentence: copy.errors[error.id],
    isDone: error.id === 'state_used',
  })
