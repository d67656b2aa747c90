import { builtSettings, type Settings } from './read'

/**
 * The host of the services. No host serves the pages of a mini-program. The default is a developer's
 * companion server, which also serves the H5 app.
 */
const apiHost = builtSettings.apiHost || 'http://127.0.0.1:3000'

export const settings: Settings = { ...builtSettings, apiHost, h5Origin: builtSettings.h5Origin || apiHost }
