import { fetchExcellentThemes } from '@/api/judgement'
import { useLoaded } from '@/request/use-loaded'

interface ThemeName {
  /** None while it is not known. */
  name?: string
  /** All themes are known, and it is none of them. */
  isUnknown: boolean
}

/** How a theme of excellent cases is called. */
export function useThemeName(id: string): ThemeName {
  const themes = useLoaded(fetchExcellentThemes)
  if (themes.kind !== 'ready') return { isUnknown: false }
  const theme = themes.data.find(theme => String(theme.id) === id)
  return { name: theme?.name, isUnknown: !theme }
}
