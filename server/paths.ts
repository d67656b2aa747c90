export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The app alone, whatever its address: what a browser keeps to open the app without a network. No screen is called so. */
export const SHELL_PATH = '/shell'

/** The built-in provider's page. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** What the server says of personal data. */
export const PRIVACY_PATH = '/privacy'

/** The services, told to programs; with `API_DOCS` also to people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
