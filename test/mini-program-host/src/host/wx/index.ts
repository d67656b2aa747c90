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
  // A name that is written like a tag is a component. All components exist here.
  canIUse: (schema: string) => /^[a-z-]+(\.|$)/.test(schema) || schema.split('.')[0]! in api,
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

/** Records each call of a function. */
const target = Object.fromEntries(
  Object.entries(api).map(([name, value]) => [
    name,
    isFunction(value) ? (...args: unknown[]) => (noteCall(`wx.${name}`, args), value(...args)) : value,
  ]),
)

// Names that JavaScript, a bundler's runtime or a framework reads, and not the app.
const ORDINARY = /^(webpackJsonp|cloud|then|toJSON|constructor|hasOwnProperty|__\w+)$/

/** Records names that the app reads and that this host lacks, because they may exist on a phone. */
export const wx: object = new Proxy(target, {
  get(functions, name: string) {
    const value: unknown = Reflect.get(functions, name)
    if (value === undefined && typeof name === 'string' && !ORDINARY.test(name)) noteMissing(`wx.${name}`)
    return value
  },
})
