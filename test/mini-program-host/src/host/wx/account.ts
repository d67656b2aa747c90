/** The wx functions for the user, permissions, the clipboard, sharing and reporting. */
import { enterOptions, launchOptions } from '../app'
import { WORDS } from '../native/layer'
import { showModal } from '../native/modal'
import { showToast } from '../native/toast'
import { noteCall } from '../record'
import { emit, isHeard, on } from '../signals'
import { albumApi } from './album'
import { asynchronous, obeyed, refuse } from './asynchronous'

const VERSION = { appId: 'touristappid', envVersion: 'develop', version: '' }
const CONTRACT = { privacyContractName: '《小程序隐私保护指引》' }

let clipboard = ''
let needsConsent = false

export const requirePrivacyConsent = (needed: boolean) => (needsConsent = needed)

export function agreeToPrivacy() {
  needsConsent = false
}

const NOT_AGREED = 'privacy permission is not authorized'

/** Asks for consent by the app's own popup, if the app listens for that. */
const askedByApp = (referrer: string) =>
  new Promise<boolean>(resolve => {
    const answered = ({ event }: { event: string }) => {
      if (event === 'agree' || event === 'disagree') resolve(event === 'agree')
    }
    emit('needPrivacyAuthorization', answered, { referrer })
  })

/** Asks for consent by WeChat's popup, if the app does not listen. */
const askedByWechat = async () =>
  (await showModal({ content: WORDS.privacy, confirmText: WORDS.agree, cancelText: WORDS.refuse })).confirm

/** Waits until the user has agreed to the privacy contract, as WeChat does. */
async function consent(referrer = '') {
  if (!needsConsent) return
  const agreed = isHeard('needPrivacyAuthorization') ? await askedByApp(referrer) : await askedByWechat()
  if (!agreed) refuse(NOT_AGREED, { errno: 104 })
  agreeToPrivacy()
}

async function setClipboard({ data }: { data: string }) {
  await consent('setClipboardData')
  clipboard = data
  showToast({ title: WORDS.copied, icon: 'none' })
}

async function getClipboard() {
  await consent('getClipboardData')
  return { data: clipboard }
}

/** No update exists, unless the test says so by `emit('updateReady')` or `emit('updateFailed')`. */
const updateManager = {
  onCheckForUpdate: (listener: (result: object) => void) => setTimeout(() => listener({ hasUpdate: false })),
  onUpdateReady: (listener: () => void) => on('updateReady', listener),
  onUpdateFailed: (listener: () => void) => on('updateFailed', listener),
  applyUpdate: () => noteCall('applyUpdate', []),
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
    requirePrivacyAuthorize: () => consent('requirePrivacyAuthorize'),
    // The simulated user allows every message.
    requestSubscribeMessage: ({ tmplIds }: { tmplIds: string[] }) =>
      Object.fromEntries(tmplIds.map(id => [id, 'accept'])),
    getRandomValues: ({ length }: { length: number }) => ({
      randomValues: crypto.getRandomValues(new Uint8Array(length)).buffer,
    }),
  }),
  ...albumApi(() => consent('saveImageToPhotosAlbum')),
  ...obeyed('checkSession', 'openPrivacyContract', 'showShareMenu', 'hideShareMenu', 'updateShareMenu'),
  ...obeyed(
    'addPhoneCalendar',
    'makePhoneCall',
    'navigateToMiniProgram',
    'exitMiniProgram',
    'setKeepScreenOn',
    'openCustomerServiceChat',
  ),
}
