/** What the app brings to every call: who asks, and who hears of what concerns the whole app rather than one screen. */
export interface Connection {
  token(): string | undefined
  /** A reply of 401 to a request with this token. */
  onUnauthorized(token: string | undefined): void
  /** A reply of 5xx that nobody else tells of. */
  onServerError(): void
}

let connection: Connection = { token: () => undefined, onUnauthorized: () => undefined, onServerError: () => undefined }

export function connect(given: Connection) {
  connection = given
}

export const currentToken = () => connection.token()
export const reportUnauthorized = (token: string | undefined) => connection.onUnauthorized(token)
export const reportServerError = () => connection.onServerError()
