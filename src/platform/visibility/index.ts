import type { VisibilityPort } from './port'

export const visibility: VisibilityPort = { visible: () => true, onChange: () => () => undefined }
