const API = /^\/(?:[\w-]+\/api|im|oauth|trial|healthz|files)(?:\/|$)/

/** Addresses that belong to the services; every other one belongs to the H5 app. */
export const isServicePath = (path: string) => API.test(path)

export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The built-in provider's page. */
export const AUTHORIZE_PATH = '/oauth/authorize'
