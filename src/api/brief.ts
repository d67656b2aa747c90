/** Citations of a brief, checked: `/brief/api/v1`, of the companion server. */
import { BRIEF_PATHS } from '@contract/few-paths'
import type { BriefReport, BriefToLink, CitationToCheck } from '@contract/brief'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { maybeText } from '@/request/value'
import { readChecked, readLinked, readWords } from './readers/brief'
import { readReport } from './readers/report'

/** Five megabytes from a phone on the road. */
const TIMEOUT = 60_000

/** The words of a file, which is base64. */
export const readBriefFile = async (file: string, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.text, body: { file }, signal, timeout: TIMEOUT }), readWords)

/** An answer for each. */
export const checkCitations = async (body: CitationToCheck[], signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.check, body, signal }), readChecked(body.length))

/** Where the report waits, as a Word file. */
export const makeBriefReport = async (body: BriefReport) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.report, body, timeout: TIMEOUT }), readReport)

/** The key to what was found, for whoever is given it. */
export const makeBriefLink = async (body: BriefToLink) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.link, body, timeout: TIMEOUT }), maybeText)

export const fetchLinkedBrief = async (secretKey: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: BRIEF_PATHS.link, query: { secretKey }, signal }), readLinked)
