/** The steps of a browser's login. */
import type { LightMyRequestResponse } from 'fastify'
import type { SessionGrant } from '@contract/user'
import { HOST, ORIGIN, type TestServer } from './server'

export const get = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } })

export const post = ({ app }: TestServer, url: string, payload?: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    payload: payload === undefined ? '' : JSON.stringify(payload),
  })

export const failureIn = (reply: LightMyRequestResponse) => {
  const { id, ...body } = reply.json<{ id: string; status: number; resultMsg: string; errMsg: string }>()
  return { code: reply.statusCode, id, ...body }
}

export interface LoginInfo {
  appId: string
  state: string
  authorizeUrl: string
}

export async function loginInfo(server: TestServer, client = 'web') {
  const reply = await get(server, `/user/api/v1/login/wechat/info?client=${client}`)
  return reply.json<{ data: LoginInfo }>().data
}

export const authorizeUrl = (info: LoginInfo, redirect = `${ORIGIN}/search`, more: Record<string, string> = {}) =>
  `/oauth/authorize?${new URLSearchParams({
    appid: info.appId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: info.state,
    ...more,
  }).toString()}`

/** Headers of a guest's browser. */
export const asBrowser = (fingerprintId: string) => ({ nologin: 'true', fingerprintid: fingerprintId })

/** Reads the form's guard as a browser does: cookie and hidden field. */
export async function openForm(server: TestServer, url: string) {
  const reply = await get(server, url)
  const guard = reply.body.match(/name="guard" value="([\w-]+)"/)?.[1] ?? ''
  return { reply, guard, cookie: `form_guard=${guard}` }
}

export async function submitForm(
  server: TestServer,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const { guard, cookie } = await openForm(server, url)
  return server.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
    payload: new URLSearchParams({ guard, consent: 'yes', ...fields }).toString(),
  })
}

/** A new code for an account, with its state. */
export async function takeCode(server: TestServer, name = 'member', password = `alpha-${name}`) {
  const info = await loginInfo(server)
  const reply = await submitForm(server, authorizeUrl(info), { name, password })
  const back = new URL(String(reply.headers.location))
  return { code: back.searchParams.get('code') ?? '', state: info.state }
}

export const exchange = (server: TestServer, body: unknown) => post(server, '/user/api/v1/login/wechat/web', body)

export async function logIn(server: TestServer, name = 'member') {
  const reply = await exchange(server, await takeCode(server, name))
  return reply.json<{ data: SessionGrant }>().data
}
