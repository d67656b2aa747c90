const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#@"'<>]+(?:[/?#][^\s\\"<>]*)?$/i

/** Whether a value is a safe address to open or download: http or https, with a host and without user-info. */
export const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8192 && WEB_ADDRESS.test(value)
