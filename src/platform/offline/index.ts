import type { Offline } from './port'

const nothing = () => undefined

/** The mini-program is kept by WeChat. */
export const offline: Offline = {
  begin: nothing,
  forget: nothing,
  tellKept: nothing,
  keptDay: nothing,
  watch: () => nothing,
  retry: nothing,
}
