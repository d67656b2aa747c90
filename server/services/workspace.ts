/** Syncs and exports the workspace of an account: `/desk`. */
import { WorkspaceReply, WorkspaceExport, WorkspaceSync } from '@contract/workspace'
import { WORKSPACE_PATHS } from '@contract/paths'
import { ReportAnswer } from '@contract/report'
import type { AccountStore } from '../accounts'
import { readLastImport } from '../corpus/import/last-import'
import type { Engine } from '../engine/port'
import { exportDetailsOf } from '../workspace/export-details'
import { folderDocument } from '../workspace/folder-document'
import type { App } from '../http/app-type'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { visitorTaskOf } from '../http/task'
import { requireLogin, refuseGuests } from '../http/visitor'
import type { Runtime } from '../runtime'
import type { ServerSettings } from '../settings'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'

interface WorkspaceDeps {
  /** Missing in a server without documents. */
  engine?: Engine
  store: AccountStore
  limits: RateLimits
  runtime: Runtime
  settings: ServerSettings
}

/** The body limit in bytes: the largest sync of a device, with JSON's overhead. */
const BODY_LIMIT = 2 * 1024 * 1024

export function workspaceService(app: App, { engine, store, limits, runtime, settings }: WorkspaceDeps) {
  app.register(async (members: App) => {
    refuseGuests(members)
    members.post(
      WORKSPACE_PATHS.sync,
      { bodyLimit: BODY_LIMIT, schema: { body: WorkspaceSync, ...dataResponseSchema(WorkspaceReply) } },
      async request => {
        const answer = await store.workspace.sync(requireLogin(request).account.id, request.body)
        // Another device has just deleted the account.
        if (!answer) throw new HttpError('session_expired')
        const library = engine && (await readLastImport(engine))?.at
        return dataEnvelope(library === undefined ? answer : { ...answer, library })
      },
    )
    members.post(
      WORKSPACE_PATHS.export,
      {
        config: { rateLimit: limits.report },
        bodyLimit: BODY_LIMIT,
        schema: { body: WorkspaceExport, ...dataResponseSchema(ReportAnswer) },
      },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const { title } = request.body
        const file = await app.documentWorker.document(
          folderDocument(request.body, exportDetailsOf(settings, runtime.now())),
          visitorTaskOf(reply),
        )
        return dataEnvelope({ key: await store.reports.put(account.id, { title, file }), title })
      },
    )
  })
}
