/** Connects service calls with the app: the token, and handlers of errors that concern the whole app. */
interface Connection {
  token(): string | undefined
  /** Handles a 401 reply to a request with this token. */
  onUnauthorized(token: string | undefined): void
  /** Handles a 5xx reply if the screen itself shows no error. */
  onServerError(): void
}

let connection: Connection = { token: () => undefined, onUnauthorized: () => undefined, onServerError: () => undefined }

export function setConnection(newConnection: Connection) {
  connection = newConnection
}

export const currentToken = () => connection.token()
export const reportUnauthorized = (token: string | undefined) => connection.onUnauthorized(token)
export const reportServerError = () => connection.onServerError()
