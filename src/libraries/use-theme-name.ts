import { fetchExcellentThemes } from '@/api/judgement'
import { useLoaded } from '@/api/use-loaded'

/** The name of a theme of excellent cases; none while it is not known. */
export function useThemeName(id: string): string | undefined {
  const themes = useLoaded(fetchExcellentThemes)
  return themes.kind === 'ready' ? themes.data.find(theme => String(theme.id) === id)?.name : undefined
}
