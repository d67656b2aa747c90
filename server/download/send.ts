import type { FastifyReply } from 'fastify'
import { logEvent } from '../http/events'
import { visitorTaskOf } from '../http/task'
import type { DocumentModel } from '@domain/document-model/document-model'

export const ZIP_TYPE = 'application/zip'
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** The maximum length of a file name without its ending, in characters. */
const LONGEST_NAME = 80

/** Returns a file name for a title. Removes characters that some file systems do not allow. */
const fileName = (title: string) =>
  Array.from(title.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, ' ').replace(/\s+/g, ' '))
    .slice(0, LONGEST_NAME)
    .join('')
    .trim() || 'document'

/** Encodes a file name for a header. RFC 5987 allows fewer characters than encodeURIComponent leaves unchanged. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

export const contentDisposition = (title: string, ending = 'docx') =>
  `attachment; filename="document.${ending}"; filename*=UTF-8''${encodeName(`${fileName(title)}.${ending}`)}`

export async function sendDocx(reply: FastifyReply, content: DocumentModel) {
  const file = await reply.server.documentWorker.document(content, visitorTaskOf(reply))
  logEvent(reply.request, 'downloaded')
  return reply.header('content-disposition', contentDisposition(content.title)).type(DOCX_TYPE).send(file)
}
