/** What an account keeps on its desk: `/desk`. */
import { DeskAnswer, DeskExport, DeskSync } from '@contract/desk'
import { DESK_PATHS } from '@contract/paths'
import { ReportAnswer } from '@contract/report'
import type { Store } from '../accounts'
import { imprintOf } from '../workspace/colophon'
import { listOf } from '../workspace/list'
import type { App } from '../http/app-type'
import type { Limits } from '../http/limits'
import { HttpError } from '../http/http-error'
import { taskOf } from '../http/task'
import { requireLogin, refuseGuests } from '../http/visitor'
import type { Runtime } from '../runtime'
import type { ServerSettings } from '../settings'
import { dataResponse, data } from '../http/envelope'

interface DeskDeps {
  store: Store
  limits: Limits
  runtime: Runtime
  settings: ServerSettings
}

/** As much as a device sends at once, with what JSON adds to it. */
const BODY_LIMIT = 2 * 1024 * 1024

export function deskService(app: App, { store, limits, runtime, settings }: DeskDeps) {
  app.register(async (own: App) => {
    refuseGuests(own)
    own.post(
      DESK_PATHS.sync,
      { bodyLimit: BODY_LIMIT, schema: { body: DeskSync, ...dataResponse(DeskAnswer) } },
      async request => {
        const answer = await store.workspace.sync(requireLogin(request).account.id, request.body)
        // Removed on another device at this moment.
        if (!answer) throw new HttpError('session_expired')
        return data(answer)
      },
    )
    own.post(
      DESK_PATHS.export,
      {
        config: { rateLimit: limits.report },
        bodyLimit: BODY_LIMIT,
        schema: { body: DeskExport, ...dataResponse(ReportAnswer) },
      },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const { title } = request.body
        const file = await app.documentWorker.document(
          listOf(request.body, imprintOf(settings, runtime.now())),
          taskOf(reply),
        )
        return data({ key: await store.reports.put(account.id, { title, file }), title })
      },
    )
  })
}
