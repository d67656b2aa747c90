const SERVICE = /^\/(?:[\w-]+\/api|im|oauth|trial|privacy|healthz|readyz|openapi(?:\.json)?|files)(?:\/|$)/

/** Addresses that belong to the services; every other one belongs to the H5 app. */
export const isServicePath = (path: string) => SERVICE.test(path)

/** The app alone, whatever its address: what a browser keeps to open the app without a network. No screen is called so. */
export const SHELL_PATH = '/shell'
