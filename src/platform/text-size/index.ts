import type { TextSizePort } from './port'

export const textSize: TextSizePort = { scale: () => 1 }
