import { appConfig, bundle } from './bundle'

export type Theme = 'light' | 'dark'

const system = () => matchMedia('(prefers-color-scheme: dark)')
// Nothing else may read this list: Chromium drops the change event of a media query list that was read
// meanwhile.
const heard = system()

/** Returns the theme. WeChat reports the system's theme only to a mini-program that declares `darkmode`. */
export const theme = (): Theme => (appConfig().darkmode && system().matches ? 'dark' : 'light')

export const onTheme = (listener: (theme: Theme) => void) => heard.addEventListener('change', () => listener(theme()))

/** Resolves a value of a page's json: `@name` stands for an entry of theme.json. */
export function themed(value: string | undefined): string | undefined {
  if (!value?.startsWith('@')) return value
  const location = appConfig().themeLocation?.replace(/\.json$/, '') ?? 'theme'
  const variables = bundle().json[location] as Record<Theme, Record<string, string>> | undefined
  return variables?.[theme()][value.slice(1)]
}
