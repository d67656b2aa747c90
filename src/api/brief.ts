/** Citations of a brief, checked: `/brief/api/v1`, of the companion server. */
import { BRIEF_PATHS } from '@contract/paths'
import type { BriefReport, CitationToCheck } from '@contract/brief'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readChecked, readWords } from './readers/brief'
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
