import { built, type Settings } from './read'

/** No host served this page: unless told otherwise, it is a developer's companion server, which serves the H5 app too. */
const apiHost = built.apiHost || 'http://127.0.0.1:3000'

export const settings: Settings = { ...built, apiHost, h5Origin: built.h5Origin || apiHost }
