export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The login page of the built-in provider. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** The statement on personal data. */
export const PRIVACY_PATH = '/privacy'

/** The services for programs, and with `API_DOCS` for people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
