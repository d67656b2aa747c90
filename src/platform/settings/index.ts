import { builtSettings, type Settings } from './read'

/**
 * The host of the services. A mini-program must name one, because its pages come from no host. The default is the
 * companion server on a developer's computer, which also serves the H5 app.
 */
const apiHost = builtSettings.apiHost || 'http://127.0.0.1:3000'

export const settings: Settings = { ...builtSettings, apiHost, h5Origin: builtSettings.h5Origin || apiHost }
