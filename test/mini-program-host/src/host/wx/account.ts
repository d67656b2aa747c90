/** Who the user is, what the mini-program may do, the clipboard, sharing and reporting. */
import { enterOptions, launchOptions } from '../app'
import { WORDS } from '../native/layer'
import { showToast } from '../native/toast'
import { emit } from '../signals'
import { albumApi } from './album'
import { asynchronous, obeyed } from './asynchronous'

const VERSION = { appId: 'touristappid', envVersion: 'develop', version: '' }
const CONTRACT = { privacyContractName: '《小程序隐私保护指引》' }

let clipboard = ''
let needsConsent = false

export const requirePrivacyConsent = (needed: boolean) => (needsConsent = needed)

export function agreeToPrivacy() {
  needsConsent = false
}

/** WeChat holds the call back until the user agreed to the privacy contract in the app's own popup. */
const consent = () =>
  needsConsent
    ? new Promise<void>(resolve => {
        const answered = ({ event }: { event: string }) => {
          if (event !== 'agree') return
          agreeToPrivacy()
          resolve()
        }
        emit('needPrivacyAuthorization', answered, { referrer: 'clipboard' })
      })
    : Promise.resolve()

async function setClipboard({ data }: { data: string }) {
  await consent()
  clipboard = data
  showToast({ title: WORDS.copied, icon: 'none' })
}

async function getClipboard() {
  await consent()
  return { data: clipboard }
}

const updateManager = {
  onCheckForUpdate: (listener: (result: object) => void) => setTimeout(() => listener({ hasUpdate: false })),
  onUpdateReady: () => undefined,
  onUpdateFailed: () => undefined,
  applyUpdate: () => undefined,
}

const noLog = Object.fromEntries(
  ['log', 'info', 'warn', 'error', 'debug', 'setFilterMsg', 'addFilterMsg'].map(level => [level, () => undefined]),
)

export const accountApi = {
  getAccountInfoSync: () => ({ miniProgram: VERSION, plugin: {} }),
  getLaunchOptionsSync: launchOptions,
  getEnterOptionsSync: enterOptions,
  getUpdateManager: () => updateManager,
  getLogManager: () => noLog,
  getRealtimeLogManager: () => noLog,
  getPerformance: () => ({ createObserver: () => ({ observe() {}, disconnect() {} }), getEntries: () => [] }),
  reportEvent: () => undefined,
  reportAnalytics: () => undefined,
  reportMonitor: () => undefined,
  reportPerformance: () => undefined,
  ...asynchronous({
    login: async () => ({ code: await window.miniProgramLoginCode() }),
    setClipboardData: setClipboard,
    getClipboardData: getClipboard,
    getPrivacySetting: () => ({ needAuthorization: needsConsent, ...CONTRACT }),
    requirePrivacyAuthorize: consent,
    getRandomValues: ({ length }: { length: number }) => ({
      randomValues: crypto.getRandomValues(new Uint8Array(length)).buffer,
    }),
  }),
  ...albumApi(consent),
  ...obeyed('checkSession', 'openPrivacyContract', 'showShareMenu', 'hideShareMenu', 'updateShareMenu'),
  ...obeyed('makePhoneCall', 'navigateToMiniProgram', 'exitMiniProgram', 'setKeepScreenOn', 'openCustomerServiceChat'),
}
