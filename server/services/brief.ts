/** Citations of a brief, checked: `/brief/api/v1`. What is sent is read and forgotten. */
import {
  BRIEF,
  BriefFile,
  BriefText,
  CheckedCitations,
  type CheckedCitation,
  type CitationToCheck,
  CitationsToCheck,
} from '@contract/brief'
import { BRIEF_PATHS } from '@contract/paths'
import { checkLaw } from '../brief/law'
import { CASES, checkCase } from '../brief/numbered'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { Limits } from '../http/limits'
import { Refusal } from '../http/refusal'
import { refuseGuests } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { lawLibrary } from '../libraries/law'
import { similarityLibrary } from '../libraries/similarity'
import { isGranted, requirePermission } from '../search/access'
import { rememberedVersions } from '../search/find-article'
import { signalOf } from '../search/request'
import { inTurns } from '../search/turns'
import type { ServerSettings } from '../settings'
import { answers, data } from './envelope'

interface BriefDeps {
  engine: Engine
  limits: Limits
  settings: ServerSettings
}

/** As base64, and what stands around it. */
const BODY_LIMIT = Math.ceil(BRIEF.file / 3) * 4 + 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

const POINTS = {
  case: caseLibrary.service.point,
  similarity: similarityLibrary.service.point,
}

function fileRoute(app: App, { limits }: BriefDeps) {
  app.post(
    BRIEF_PATHS.text,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      schema: { body: BriefFile, ...answers(BriefText) },
    },
    async ({ body }) => {
      const file = Buffer.from(body.file, 'base64')
      if (file.length > BRIEF.file) throw new Refusal('file_too_long')
      if (!BASE64.test(body.file.slice(0, 1000))) throw new Refusal('file_unreadable')
      const words = await app.papers.words(file)
      if ('refused' in words) throw new Refusal(words.refused)
      return data(words)
    },
  )
}

function checkRoute(app: App, { engine, limits }: BriefDeps) {
  app.post(
    BRIEF_PATHS.check,
    {
      config: { rateLimit: limits.brief },
      schema: { body: CitationsToCheck, ...answers(CheckedCitations) },
    },
    async ({ body, visitor }, reply) => {
      const signal = signalOf(reply)
      const versionsOf = rememberedVersions(engine)
      const cases = CASES.filter(library => isGranted(POINTS[library], visitor))
      const check = (citation: CitationToCheck): Promise<CheckedCitation> =>
        citation.isCase ? checkCase(engine, citation, cases) : checkLaw(engine, citation, versionsOf)
      return data(
        await inTurns(body, citation => {
          signal.throwIfAborted()
          return check(citation)
        }),
      )
    },
  )
}

export function briefService(app: App, deps: BriefDeps) {
  app.register(async (briefs: App) => {
    if (deps.settings.guests === 'none') refuseGuests(briefs)
    requirePermission(briefs, lawLibrary.service.point)
    fileRoute(briefs, deps)
    checkRoute(briefs, deps)
  })
}
