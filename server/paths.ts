export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** The login page of the built-in provider. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** The page with the statement on personal data. */
export const PRIVACY_PATH = '/privacy'

/** The user agreement, the disclaimer, the accessibility statement. */
export const STATEMENT_PATHS = { terms: '/terms', disclaimer: '/disclaimer', accessibility: '/accessibility' } as const

/** The form by which people ask for masking or removal, and the state of a request. */
export const REMOVAL_PATH = '/removal'
export const RECEIPT_PATH = `${REMOVAL_PATH}/state`

/** Tools for assistant programs, by the Model Context Protocol. */
export const MCP_PATH = '/mcp'

/** The description of the services, for programs. With `API_DOCS` there is also a page for people. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
