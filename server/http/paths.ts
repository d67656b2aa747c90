const API = /^\/(?:[\w-]+\/api|im|oauth|trial|privacy|healthz|readyz|openapi(?:\.json)?|files)(?:\/|$)/

/** Addresses that belong to the services; every other one belongs to the H5 app. */
export const isServicePath = (path: string) => API.test(path)

export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The built-in provider's page. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** What the server says of personal data. */
export const PRIVACY_PATH = '/privacy'

/** The services, told to programs; with `API_DOCS` also to people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
