import type { SafeAreaPort } from './port'

export const safeArea: SafeAreaPort = {
  insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  capsuleWidth: () => 0,
  window: () => ({ width: 375, height: 812 }),
  onResize: () => () => undefined,
}
