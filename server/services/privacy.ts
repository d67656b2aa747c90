/** The statement on personal data: `/privacy`, or the operator's own page. */
import type { App } from '../http/app-type'
import { PRIVACY_PATH } from '../paths'
import type { ServerSettings } from '../settings'
import { sendPage } from '../web/page'
import { privacyPage } from '../web/privacy-page'

export function privacyService(app: App, settings: ServerSettings) {
  const { operator } = settings

  app.get(PRIVACY_PATH, async (_request, reply) =>
    operator.privacyUrl ? reply.redirect(operator.privacyUrl, 302) : sendPage(reply, privacyPage(settings)),
  )
}
