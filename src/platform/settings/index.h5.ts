import { built, parseSettings, type Settings } from './read'

function served(): Partial<Settings> {
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="app-settings"]')
    return parseSettings(JSON.parse(meta?.content ?? '{}'))
  } catch {
    return {}
  }
}

const given = { ...built, ...served() }

export const settings: Settings = { ...given, h5Origin: given.h5Origin || location.origin }
