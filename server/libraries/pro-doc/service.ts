/** The route that only the library of procuratorate documents has. It suggests causes for a form field. */
import { INSPECTION_PATHS } from '@contract/paths'
import { KeywordQuery, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { App } from '../../http/app-type'
import { proDocLibrary } from './'
import { requirePermission } from '../../search/access'
import type { SearchDeps } from '../../search/run'
import { librarySuggestions } from '../suggest'
import { dataResponseSchema, dataEnvelope } from '../../http/envelope'

export function proDocService(app: App, { engine }: SearchDeps) {
  app.register(async (documents: App) => {
    requirePermission(documents, proDocLibrary.service.point)
    documents.get(
      INSPECTION_PATHS.suggestCause,
      { schema: { querystring: KeywordQuery, ...dataResponseSchema(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword }, visitor }) =>
        dataEnvelope(await librarySuggestions(engine, proDocLibrary, { keyword, fields: ['cause'] }, visitor)),
    )
  })
}
