/** The app's side of every call: the token, and the listeners of failures that concern the whole app. */
export interface Connection {
  token(): string | undefined
  /** A reply of 401 to a request with this token. */
  onUnauthorized(token: string | undefined): void
  /** A 5xx reply that no screen reports. */
  onServerError(): void
}

let connection: Connection = { token: () => undefined, onUnauthorized: () => undefined, onServerError: () => undefined }

export function connect(next: Connection) {
  connection = next
}

export const currentToken = () => connection.token()
export const reportUnauthorized = (token: string | undefined) => connection.onUnauthorized(token)
export const reportServerError = () => connection.onServerError()
