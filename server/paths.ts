export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The built-in provider's page. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** What the server says of personal data. */
export const PRIVACY_PATH = '/privacy'

/** The services, told to programs; with `API_DOCS` also to people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
