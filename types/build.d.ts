/** Constants that the build defines (`config/constants.ts`). They do not exist under jest. */
declare const BUILD_API_HOST: string
declare const BUILD_APP_NAME: string
declare const BUILD_TRIAL_URL: string
declare const BUILD_ALLOWED_HOSTS: string
declare const BUILD_H5_ORIGIN: string
declare const BUILD_BASENAME: string
declare const BUILD_COLLECTOR_URL: string
declare const BUILD_MAP_URL: string
declare const BUILD_AUTHORIZE_URL: string
declare const BUILD_OFFLINE: string
declare const BUILD_NOT_OFFERED: string
declare const BUILD_WECHAT_CONTACT: string
