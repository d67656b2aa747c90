import { navigation } from '../navigate'
import { noteCall, noteMissing } from '../record'
import { signals } from '../signals'
import { accountApi } from './account'
import { asynchronous } from './asynchronous'
import { deviceApi, deviceQuestions } from './device'
import { filesApi } from './files'
import { interfaceApi } from './interface'
import { createIntersectionObserver } from './intersection'
import { networkApi } from './network'
import { createSelectorQuery } from './selector-query'
import { storageApi } from './storage'

const api: Record<string, unknown> = {
  ...accountApi,
  ...asynchronous(deviceQuestions),
  ...deviceApi,
  ...filesApi,
  ...interfaceApi,
  ...navigation,
  ...networkApi,
  ...signals,
  ...storageApi,
  createSelectorQuery,
  createIntersectionObserver,
  // What is no function but written like a tag is a component: those are all here.
  canIUse: (schema: string) => /^[a-z-]+(\.|$)/.test(schema) || schema.split('.')[0]! in api,
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

/** Each function notes its calls. */
const target = Object.fromEntries(
  Object.entries(api).map(([name, value]) => [
    name,
    isFunction(value) ? (...args: unknown[]) => (noteCall(`wx.${name}`, args), value(...args)) : value,
  ]),
)

// Asked for by JavaScript itself, a bundler's runtime or a framework's (cloud), not by an app.
const ORDINARY = /^(webpackJsonp|cloud|then|toJSON|constructor|hasOwnProperty|__\w+)$/

/** What an app reaches for and this host has not is noted: on a phone it may exist. */
export const wx: object = new Proxy(target, {
  get(known, name: string) {
    const value: unknown = Reflect.get(known, name)
    if (value === undefined && typeof name === 'string' && !ORDINARY.test(name)) noteMissing(`wx.${name}`)
    return value
  },
})
