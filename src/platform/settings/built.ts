import { copy } from '@/copy'
import { parseSettings } from './parse'
import type { Settings } from './port'

const UNSAID: Settings = {
  apiHost: '',
  appName: copy.appName,
  trialUrl: '',
  allowedHosts: [],
  h5Origin: '',
  basename: '',
  collectorUrl: '',
  mapUrl: '',
  authorizeUrl: '',
}

/** What the build was told. Each name stands in full: the build replaces it as text. */
const TOLD = {
  apiHost: typeof BUILD_API_HOST === 'string' ? BUILD_API_HOST : '',
  appName: typeof BUILD_APP_NAME === 'string' ? BUILD_APP_NAME : '',
  trialUrl: typeof BUILD_TRIAL_URL === 'string' ? BUILD_TRIAL_URL : '',
  allowedHosts: typeof BUILD_ALLOWED_HOSTS === 'string' ? BUILD_ALLOWED_HOSTS : '',
  h5Origin: typeof BUILD_H5_ORIGIN === 'string' ? BUILD_H5_ORIGIN : '',
  basename: typeof BUILD_BASENAME === 'string' ? BUILD_BASENAME : '',
  collectorUrl: typeof BUILD_COLLECTOR_URL === 'string' ? BUILD_COLLECTOR_URL : '',
  mapUrl: typeof BUILD_MAP_URL === 'string' ? BUILD_MAP_URL : '',
  authorizeUrl: typeof BUILD_AUTHORIZE_URL === 'string' ? BUILD_AUTHORIZE_URL : '',
}

export const built: Settings = {
  ...UNSAID,
  ...parseSettings({ ...TOLD, allowedHosts: TOLD.allowedHosts.split(',') }),
}
