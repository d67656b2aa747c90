/** Subscribes to WeChat messages on new results of a saved search: `/desk/api/v1/news`. */
import { AlertRequest, AlertRequests } from '@contract/alerts'
import { ALERT_PATHS } from '@contract/lazy-paths'
import { Type } from '@sinclair/typebox'
import type { AccountStore } from '../accounts'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import { requireLogin, refuseGuests } from '../http/visitor'
import type { ServerSettings } from '../settings'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'

interface AlertDeps {
  store: AccountStore
  settings: ServerSettings
}

export function alertService(app: App, { store, settings: { alertTemplate, login } }: AlertDeps) {
  const openIdOf = async (account: string) =>
    login.weapp && store.alertSubscriptions.openIdOf(account, login.weapp.appId)

  app.register(async (members: App) => {
    refuseGuests(members)
    members.get(ALERT_PATHS.requests, { schema: dataResponseSchema(AlertRequests) }, async request => {
      const { id } = requireLogin(request).account
      const isReachable = alertTemplate && (await openIdOf(id))
      return dataEnvelope({
        template: isReachable ? alertTemplate.id : undefined,
        ordered: await store.alertSubscriptions.list(id),
      })
    })
    members.post(
      ALERT_PATHS.request,
      { schema: { body: AlertRequest, ...dataResponseSchema(Type.Boolean()) } },
      async request => {
        const { id: account } = requireLogin(request).account
        const { id: entry, order } = request.body
        if (order === undefined) return dataEnvelope(await store.alertSubscriptions.drop({ account, entry }))
        if (!alertTemplate || !(await openIdOf(account))) throw new HttpError('news_stranger')
        if (!(await store.alertSubscriptions.put({ account, entry, order }))) throw new HttpError('news_unknown')
        return dataEnvelope(true)
      },
    )
  })
}
