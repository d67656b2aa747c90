const SERVICE =
  /^\/(?:[\w-]+\/api|im|oauth|trial|privacy|terms|disclaimer|accessibility|removal|mcp|robots\.txt|healthz|readyz|openapi(?:\.json)?|files)(?:\/|$)/

/** Addresses of the services. All others belong to the H5 app. */
export const isServicePath = (path: string) => SERVICE.test(path)

/** The app shell, independent of the address: browsers cache it to open the app offline. No screen has this address. */
export const SHELL_PATH = '/shell'
