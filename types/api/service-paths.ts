const SERVICE =
  /^\/(?:[\w-]+\/api|im|oauth|trial|privacy|terms|disclaimer|accessibility|removal|mcp|robots\.txt|healthz|readyz|openapi(?:\.json)?|files)(?:\/|$)/

/** Whether a path belongs to a service. Other paths belong to the H5 app, apart from `/favicon.ico`. */
export const isServicePath = (path: string) => SERVICE.test(path)

/**
 * The app shell, a page without content that is the same for every address. Browsers cache it to open the app offline.
 * No screen has this address.
 */
export const SHELL_PATH = '/shell'
