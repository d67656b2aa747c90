import { builtSettings, type Settings } from './read'

/** No host served this page. The default is a developer's companion server, which also serves the H5 app. */
const apiHost = builtSettings.apiHost || 'http://127.0.0.1:3000'

export const settings: Settings = { ...builtSettings, apiHost, h5Origin: builtSettings.h5Origin || apiHost }
