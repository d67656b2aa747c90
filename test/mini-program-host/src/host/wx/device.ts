/** The wx functions about the phone, the window and WeChat itself. */
import { barHeight } from '../frame'
import { STATUS_BAR } from '../sizes'
import { theme } from '../theme'

const SDK = '3.8.0'
let fontSize = 16

export const setFontSize = (size: number) => (fontSize = size)

const windowInfo = () => ({
  pixelRatio: devicePixelRatio,
  screenWidth: innerWidth,
  screenHeight: innerHeight,
  windowWidth: innerWidth,
  windowHeight: innerHeight - barHeight(),
  statusBarHeight: STATUS_BAR,
  screenTop: barHeight(),
  safeArea: {
    left: 0,
    top: STATUS_BAR,
    right: innerWidth,
    bottom: innerHeight,
    width: innerWidth,
    height: innerHeight - STATUS_BAR,
  },
})

const appBaseInfo = () => ({
  SDKVersion: SDK,
  version: '8.0.50',
  language: 'zh_CN',
  theme: theme(),
  enableDebug: false,
  fontSizeSetting: fontSize,
  fontSizeScaleFactor: fontSize / 16,
  host: { env: 'WeChat', appId: '', version: 0 },
})

const deviceInfo = () => ({
  platform: 'ios',
  brand: 'iPhone',
  model: 'iPhone 8',
  system: 'iOS 17.0',
  benchmarkLevel: 40,
  memorySize: '2048',
})

const systemSetting = () => ({
  bluetoothEnabled: true,
  locationEnabled: true,
  wifiEnabled: true,
  deviceOrientation: innerHeight >= innerWidth ? 'portrait' : 'landscape',
})

const systemInfo = () => ({ ...windowInfo(), ...appBaseInfo(), ...deviceInfo(), ...systemSetting() })

/** The asynchronous functions about the device return the same as the synchronous ones. */
export const deviceApi = {
  getWindowInfo: windowInfo,
  getAppBaseInfo: appBaseInfo,
  getDeviceInfo: deviceInfo,
  getSystemSetting: systemSetting,
  getSystemInfoSync: systemInfo,
  getAppAuthorizeSetting: () => ({ albumAuthorized: 'authorized', notificationAuthorized: 'authorized' }),
  getSkylineInfoSync: () => ({ isSupported: false }),
}

export const deviceQuestions = { getSystemInfo: systemInfo, getSystemInfoAsync: systemInfo }
