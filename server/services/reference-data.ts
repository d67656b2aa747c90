/** Delivers reference data to apps: `/reference-data/api/v1`. The files are public facts, so guests may read them. */
import { REFERENCE_DATA_PATHS } from '@contract/lazy-paths'
import {
  CauseFile,
  CourtFile,
  HolidayFile,
  LoanRateFile,
  ReferenceFiles,
  ShortNameFile,
  SupersededTitleFile,
} from '@contract/reference-data'
import type { ReferenceKind } from '@domain/reference-data/file'
import { REFERENCE_KINDS, REFERENCE_NAMES, type ReferenceData } from '@domain/reference-data/kinds'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app-type'
import { dataEnvelope, dataResponseSchema } from '../http/envelope'
import type { ReferenceStore } from '../reference-data/store'

const ROUTES: Record<ReferenceData, { path: string; schema: TSchema }> = {
  'loan-rates': { path: REFERENCE_DATA_PATHS.loanRates, schema: LoanRateFile },
  holidays: { path: REFERENCE_DATA_PATHS.holidays, schema: HolidayFile },
  'short-names': { path: REFERENCE_DATA_PATHS.shortNames, schema: ShortNameFile },
  'superseded-titles': { path: REFERENCE_DATA_PATHS.supersededTitles, schema: SupersededTitleFile },
  causes: { path: REFERENCE_DATA_PATHS.causes, schema: CauseFile },
  courts: { path: REFERENCE_DATA_PATHS.courts, schema: CourtFile },
}

/** Clients may store a file, but must revalidate it before each use. */
const CACHE_CONTROL = 'public, no-cache'

const isCurrent = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch.length <= 1000 && ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))

function summaryOf(store: ReferenceStore, name: ReferenceData): ReferenceFiles[number] {
  const { file, origin } = store.get(name)
  const { lastChange } = REFERENCE_KINDS[name].kind as ReferenceKind<unknown>
  const { source, checkedTo, rows } = file
  return { data: name, source, checkedTo, lastChange: lastChange(rows), origin, rows: rows.length }
}

export function referenceDataService(app: App, { referenceData }: { referenceData: ReferenceStore }) {
  app.get(REFERENCE_DATA_PATHS.files, { schema: dataResponseSchema(ReferenceFiles) }, async (_request, reply) => {
    reply.header('cache-control', CACHE_CONTROL)
    return dataEnvelope(REFERENCE_NAMES.map(name => summaryOf(referenceData, name)))
  })
  for (const name of REFERENCE_NAMES) {
    const { path, schema } = ROUTES[name]
    const sendNothingNew = async (request: FastifyRequest, reply: FastifyReply) => {
      const { etag } = referenceData.get(name)
      reply.headers({ 'cache-control': CACHE_CONTROL, etag })
      if (isCurrent(etag, request.headers['if-none-match'])) return reply.code(304).send()
    }
    app.get(path, { preHandler: sendNothingNew, schema: dataResponseSchema(schema) }, async (_request, reply) => {
      const { file, json } = referenceData.get(name)
      // The JSON text is ready, so serialising the rows again is skipped.
      reply.serializer(() => `{"isSuccess":true,"data":${json}}`)
      return dataEnvelope(file)
    })
  }
}
