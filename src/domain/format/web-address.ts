const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#@"'<>]+(?:[/?#][^\s\\"<>]*)?$/i

/** Whether a value is an address that may be opened or downloaded: http or https, and a host without user-info. */
export const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8192 && WEB_ADDRESS.test(value)
