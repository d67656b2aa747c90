export const pathOfUrl = (url: string) => url.replace(/[?#].*/s, '')

/** The login page of the built-in provider. */
export const AUTHORIZE_PATH = '/oauth/authorize'

/** The page with the statement on personal data. */
export const PRIVACY_PATH = '/privacy'

/** The pages of the user agreement, the disclaimer and the accessibility statement. */
export const STATEMENT_PATHS = { terms: '/terms', disclaimer: '/disclaimer', accessibility: '/accessibility' } as const

/** The form for requests of masking or removal, and the page with the state of such a request. */
export const REMOVAL_PATH = '/removal'
export const REMOVAL_STATE_PATH = `${REMOVAL_PATH}/state`

/** The endpoint of tools for assistant programs, by the Model Context Protocol. */
export const MCP_PATH = '/mcp'

/** The description of the services for programs. With `API_DOCS` people get a page. */
export const OPENAPI_PATH = '/openapi.json'
export const API_PAGE_PATH = '/openapi'
