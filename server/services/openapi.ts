/** Describes the services to programs, and to people where it is enabled. */
import type { OpenAPIV3_1 } from 'openapi-types'
import type { App } from '../http/app-type'
import { API_PAGE_PATH, OPENAPI_PATH } from '../paths'
import type { ServerSettings } from '../settings'
import { apiPage } from '../web/api-page'
import { sendPage } from '../web/page'

export function openapiService(app: App, { settings: { apiDocs, page } }: { settings: ServerSettings }) {
  app.get(OPENAPI_PATH, async () => app.swagger())
  if (!apiDocs) return
  app.get(API_PAGE_PATH, async (_request, reply) =>
    sendPage(reply, apiPage(app.swagger() as OpenAPIV3_1.Document, page.appName, OPENAPI_PATH)),
  )
}
