/** Serves the user agreement, the disclaimer and the accessibility statement. */
import { CORPUS_KIND_KEY } from '../corpus/write'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { STATEMENT_PATHS } from '../paths'
import type { ServerSettings } from '../settings'
import { sendPage } from '../web/page'
import { type StatementName, statementPage } from '../web/statement-page'

interface StatementDeps {
  settings: ServerSettings
  engine?: Engine
}

export function statementsService(app: App, { settings, engine }: StatementDeps) {
  /** Whether the corpus is only the sample. An import that keeps the sample counts as imported. */
  const isSample = async () => (await engine?.meta(CORPUS_KIND_KEY))?.startsWith('sample') ?? false
  for (const [statement, path] of Object.entries(STATEMENT_PATHS) as [StatementName, string][])
    app.get(path, async (_request, reply) => sendPage(reply, statementPage(settings, statement, await isSample())))
}
