/**
 * Makes the PDF files to which records of the sample link. They are public, because they open in a window without a
 * session.
 */
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import type { PdfContent } from '../download/pdf'
import type { Engine, EngineDocument } from '../engine/port'
import type { App } from '../http/app-type'
import { FILE_POLICY } from '../http/headers'
import { HttpError } from '../http/http-error'
import { textWithoutNumber, lawPayload } from '../libraries/law/view'
import { visitorTaskOf } from '../http/task'
import { requireDocument } from '../search/run'

const Params = Type.Object({ lid: Type.String({ maxLength: 64 }), file: Type.String({ pattern: '^[1-9]\\d?\\.pdf$' }) })
const ARTICLES = 12
const [TITLE, HEADING, BODY] = [20, 14, 12]

/** Returns the content of a PDF file: its title, and articles of the law to which it belongs. */
export function relatedPaperContent(law: EngineDocument, address: string): PdfContent | undefined {
  const { related, articles, info, preamble, title } = lawPayload(law)
  const paper = related.find(({ url }) => url === address)
  if (!paper) return undefined
  const heading = (text: string) => ({ text, size: HEADING })
  const body = (text: string) => text.split('\n').map(text => ({ text, size: BODY }))
  const quoted = articles
    .slice(0, ARTICLES)
    .flatMap(({ no }, at) => body(`${no} ${textWithoutNumber(law.blocks[info + preamble + at]!, no)}`))
  const gap = { text: '', size: BODY }
  return {
    title: paper.title,
    lines: [
      { text: paper.title, size: TITLE, centred: true },
      { text: paper.author, size: BODY, centred: true },
      gap,
      heading(copy.paper.summary),
      ...body(paper.summary),
      gap,
      heading(copy.paper.keywords),
      ...body(paper.keyWord.replaceAll(';', '；')),
      gap,
      heading(`${copy.paper.articles}《${title}》`),
      ...quoted,
      gap,
      ...body(copy.paper.sample),
    ],
  }
}

export function filesService(app: App, engine: Engine) {
  app.get('/files/:lid/:file', { schema: { params: Params } }, async ({ params: { lid, file } }, reply) => {
    const paper = relatedPaperContent(await requireDocument(engine, 'law', lid), `/files/${lid}/${file}`)
    if (!paper) throw new HttpError('not_found')
    const pdf = await app.documentWorker.pdf(paper, visitorTaskOf(reply))
    return reply.type('application/pdf').header('content-security-policy', FILE_POLICY).send(pdf)
  })
}
