export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The login page of the built-in provider. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** The page with the statement on personal data. */
export const PRIVACY_PATH = '/privacy'

/** The description of the services, for programs. With `API_DOCS` there is also a page for people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
