import type { ThemePort } from './port'

export const theme: ThemePort = { current: () => 'light', onChange: () => () => undefined }
