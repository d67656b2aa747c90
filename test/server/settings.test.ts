import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings, SettingError } from '../../server/settings'

const wechat = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's1' }
const wechatMini = { WECHAT_MINI_APP_ID: 'wx2', WECHAT_MINI_APP_SECRET: 's2' }

describe('without environment variables', () => {
  it('listens on the loopback address only, port 3000, with the demo', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      corpus: 'sample',
      trustProxy: false,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readSettings({ PORT: ' ', HOST: '', BASENAME: '/' })).toMatchObject({ port: 3000, page: { basename: '' } })
  })
})

describe('with valid values', () => {
  it('reads each of them', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/alpha',
      API_HOST: 'https://api.example.com/',
      H5_ORIGIN: 'https://m.example.com/',
      ALLOWED_HOSTS: 'www.example.com, A.example.com:8443',
      CORS_ORIGINS: 'https://m.example.com',
      FRAME_ANCESTORS: 'https://portal.example.com',
      TRUST_PROXY: '10.0.0.0/8,::1',
      BASENAME: '/app/',
      SHARE_DAYS: '7',
    })
    expect(settings).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: path.resolve('/srv/alpha'),
      corsOrigins: ['https://m.example.com'],
      frameAncestors: "'self' https://portal.example.com",
      trustProxy: ['10.0.0.0/8', '::1'],
      shareDays: 7,
      page: {
        apiHost: 'https://api.example.com',
        h5Origin: 'https://m.example.com',
        allowedHosts: ['www.example.com', 'a.example.com:8443'],
        basename: '/app',
      },
    })
  })

  it('reads deadlines by kind, and has defaults for the others', () => {
    const { deadlines } = readSettings({ DEADLINES: 'words:7, report:600' })
    expect(deadlines).toEqual({ ...readSettings({}).deadlines, words: 7000, report: 600_000 })
  })

  it('reads a number of proxies, no frames, and a folder with an H5 build', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'h5-'))
    writeFileSync(path.join(dir, 'index.html'), '')
    const settings = readSettings({ TRUST_PROXY: '2', FRAME_ANCESTORS: 'none', H5_DIR: dir })
    expect(settings).toMatchObject({ trustProxy: 2, frameAncestors: "'none'", h5Dir: dir })
  })

  it('sends visitors to WeChat once it has credentials, or to a configured page', () => {
    expect(readSettings(wechat).login.authorizeUrl).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
    const settings = readSettings({ ...wechat, WECHAT_AUTHORIZE_URL: 'https://sso.example.com/in' })
    expect(settings.login.authorizeUrl).toBe('https://sso.example.com/in')
  })
})

describe('with an invalid value', () => {
  const bad: [Record<string, string>, string][] = [
    [{ PORT: '80x' }, 'PORT must be a whole number from 0 to 65535, not "80x".'],
    [{ ICP_NUMBER: '备案中' }, 'ICP_NUMBER must be a number such as 京ICP备12345678号-1, not "备案中".'],
    [
      { POLICE_NUMBER: '京公网安备1号' },
      'POLICE_NUMBER must be a number such as 京公网安备11010502030000号, not "京公网安备1号".',
    ],
    [{ LOG_DAYS: '180' }, 'LOG_DAYS must be a whole number from 184 to 3650, not "180".'],
    [{ INDEXING: 'some' }, 'INDEXING must be one of none, unnamed, all, not "some".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ HOST: 'a b' }, 'HOST must be an IP address or a host name, not "a b".'],
    [
      { API_HOST: 'api.example.com' },
      'API_HOST must be an http or https address without user name or password, not "api.example.com".',
    ],
    [
      { API_HOST: 'https://u:p@example.com' },
      'API_HOST must be an http or https address without user name or password, not "https://u:p@example.com".',
    ],
    [
      { TRIAL_URL: 'javascript:alert(1)' },
      'TRIAL_URL must be an http or https address without user name or password, not "javascript:alert(1)".',
    ],
    [
      { COLLECTOR_URL: 'ftp://x' },
      'COLLECTOR_URL must be an http or https address without user name or password, not "ftp://x".',
    ],
    [
      { MAP_URL: '/china.json' },
      'MAP_URL must be an http or https address without user name or password, not "/china.json".',
    ],
    [
      { AUTHORIZE_URL: '/login' },
      'AUTHORIZE_URL must be an http or https address without user name or password, not "/login".',
    ],
    [
      { H5_ORIGIN: 'https://a.example.com/app' },
      'H5_ORIGIN must be an origin such as https://app.example.com, not "https://a.example.com/app".',
    ],
    [{ ALLOWED_HOSTS: 'ok.com,//evil' }, 'ALLOWED_HOSTS must list hosts such as www.example.com, not "//evil".'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must list origins such as https://app.example.com, not "*".'],
    [{ IMAGE_ORIGINS: 'https:' }, 'IMAGE_ORIGINS must list origins such as https://app.example.com, not "https:".'],
    [{ FRAME_ANCESTORS: '*' }, 'FRAME_ANCESTORS must list origins such as https://app.example.com, not "*".'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must list a number of proxies from 1 to 9, or their addresses (10.0.0.0/8), not "yes".',
    ],
    [{ BASENAME: 'app' }, 'BASENAME must be a path such as /app that no service uses, not "app".'],
    [{ BASENAME: '/im' }, 'BASENAME must be a path such as /app that no service uses, not "/im".'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test, not "staging".'],
    [{ DEMO: 'maybe' }, 'DEMO must be one of yes, no, not "maybe".'],
    [{ ALLOW_BUILTIN_LOGIN: 'true' }, 'ALLOW_BUILTIN_LOGIN must be one of yes, no, not "true".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ SHARE_DAYS: '0' }, 'SHARE_DAYS must be a whole number from 1 to 365, not "0".'],
    ...['words', 'words:0', 'words:601', 'words:1.5', 'toString:5', 'letters:5'].map(
      (item): [Record<string, string>, string] => [
        { DEADLINES: `report:30,${item}` },
        `DEADLINES must list kinds of work with seconds, 1 to 600, such as words:5,report:30, not "${item}".`,
      ],
    ),
    [{ H5_DIR: '/nowhere' }, 'H5_DIR must be a folder with an index.html, not "/nowhere".'],
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_ID and WECHAT_APP_SECRET must be set together.'],
    [{ WECHAT_MINI_APP_SECRET: 's' }, 'WECHAT_MINI_APP_ID and WECHAT_MINI_APP_SECRET must be set together.'],
    [{ ...wechatMini, WECHAT_NEWS_TEMPLATE: 't' }, 'WECHAT_NEWS_TEMPLATE and WECHAT_NEWS_FIELDS must be set together.'],
    [
      { WECHAT_NEWS_TEMPLATE: 't', WECHAT_NEWS_FIELDS: 'thing1' },
      'WECHAT_NEWS_TEMPLATE needs WECHAT_MINI_APP_ID and WECHAT_MINI_APP_SECRET beside it.',
    ],
    [
      { ...wechatMini, WECHAT_NEWS_TEMPLATE: 't', WECHAT_NEWS_FIELDS: 'number1 name2' },
      'WECHAT_NEWS_FIELDS must name the fields of the template, a thing among them (thing1,number2,time3), not "number1,name2".',
    ],
    [
      { WECHAT_AUTHORIZE_URL: 'https://sso.example.com' },
      'WECHAT_AUTHORIZE_URL needs WECHAT_APP_ID and WECHAT_APP_SECRET beside it.',
    ],
    [
      { WECHAT_API_BASE: 'http://api.example.com' },
      'WECHAT_API_BASE must be an https address: the app secret travels there.',
    ],
  ]

  it.each(bad)('%j is refused in one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingError(sentence))
  })

  it('never repeats a secret', () => {
    expect(() => readSettings({ WECHAT_APP_SECRET: 'hush' })).toThrow(/^(?!.*hush)/)
  })
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', OPERATOR_NAME: '砚岭科技', OPERATOR_CONTACT: 'privacy@example.com' }

  it('does not start with the built-in login unless a setting says so', () => {
    expect(() => readSettings(production)).toThrow(
      /^NODE_ENV is production but there are no WeChat credentials: set WECHAT_APP_ID/,
    )
    expect(() => readSettings({ ...production, ALLOW_BUILTIN_LOGIN: 'no' })).toThrow(SettingError)
    expect(readSettings({ ...production, ALLOW_BUILTIN_LOGIN: 'yes' }).production).toBe(true)
  })

  it('starts with WeChat credentials, and without a demo by default', () => {
    expect(readSettings({ ...production, ...wechat })).toMatchObject({ demo: false, corpus: 'none', logLevel: 'info' })
    expect(readSettings({ ...production, ...wechat, ...wechatMini, DEMO: 'yes' }).demo).toBe(true)
  })

  it.each([
    [{ OPERATOR_NAME: '', OPERATOR_CONTACT: '' }],
    [{ OPERATOR_NAME: '' }],
    [{ OPERATOR_CONTACT: ' ' }],
    [{ OPERATOR_NAME: '', PRIVACY_URL: 'https://www.example.com/privacy' }],
  ])('does not start unless somebody answers for the service: %j', unnamed => {
    expect(() => readSettings({ ...production, ...wechat, ...unnamed })).toThrow(
      'NODE_ENV is production but nobody answers for the service: set OPERATOR_NAME and OPERATOR_CONTACT, or ' +
        'ALLOW_UNNAMED_OPERATOR=yes for a trial.',
    )
    expect(readSettings({ ...production, ...wechat, ...unnamed, ALLOW_UNNAMED_OPERATOR: 'yes' }).production).toBe(true)
    expect(readSettings({ ...unnamed }).operator.name).toBeUndefined()
  })

  it('refuses a demo that would open the mini-program to everybody', () => {
    expect(() => readSettings({ ...production, ...wechat, DEMO: 'yes' })).toThrow(/set WECHAT_MINI_APP_ID/)
  })
})
