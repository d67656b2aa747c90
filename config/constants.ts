/**
 * The settings that a build compiles in as constants. The served H5 page can override them (see `platform/settings`). A
 * mini-program cannot, and only a mini-program uses WECHAT_CONTACT.
 */
const SETTINGS = [
  'API_HOST',
  'APP_NAME',
  'TRIAL_URL',
  'ALLOWED_HOSTS',
  'H5_ORIGIN',
  'BASENAME',
  'COLLECTOR_URL',
  'MAP_URL',
  'AUTHORIZE_URL',
  'OFFLINE',
  'NOT_OFFERED',
  'WECHAT_CONTACT',
] as const

export function buildConstants(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(SETTINGS.map(name => [`BUILD_${name}`, JSON.stringify(env[name] ?? '')]))
}
