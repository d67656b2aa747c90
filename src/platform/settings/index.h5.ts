import { builtSettings, parseSettings, type Settings } from './read'

function readServedSettings(): Partial<Settings> {
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="app-settings"]')
    return parseSettings(JSON.parse(meta?.content ?? '{}'))
  } catch {
    return {}
  }
}

const values = { ...builtSettings, ...readServedSettings() }

export const settings: Settings = { ...values, h5Origin: values.h5Origin || location.origin }
