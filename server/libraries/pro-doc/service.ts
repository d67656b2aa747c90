/** A route beyond those of all libraries: suggests causes for a form field. */
import { INSPECTION_PATHS } from '@contract/paths'
import { KeywordQuery, SuggestionGroup } from '@contract/search'
import { Type } from '@sinclair/typebox'
import type { App } from '../../http/app-type'
import { proDocLibrary } from './'
import { requirePermission } from '../../search/access'
import type { SearchDeps } from '../../search/run'
import { suggest } from '../suggest'
import { dataResponse, data } from '../../http/envelope'

export function inspectionService(app: App, { engine }: SearchDeps) {
  app.register(async (documents: App) => {
    requirePermission(documents, proDocLibrary.service.point)
    documents.get(
      INSPECTION_PATHS.suggestCause,
      { schema: { querystring: KeywordQuery, ...dataResponse(Type.Array(SuggestionGroup)) } },
      async ({ query: { keyword }, visitor }) =>
        data(await suggest(engine, proDocLibrary, { keyword, fields: ['cause'] }, visitor)),
    )
  })
}
