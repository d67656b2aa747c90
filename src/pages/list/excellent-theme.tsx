import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { copy } from '@/copy'
import { Access } from '@/features/access'
import { excellentThemeLibrary } from '@/libraries/excellent/search'
import { fetchExcellentThemes } from '@/api/judgement'
import { useLoaded } from '@/request/use-loaded'
import { CATEGORIES } from '@/libraries/categories'
import { useParams } from '@/routing/navigation'
import { role } from '@/ui/aria'
import { StateScreen, homeAction } from '@/ui/page'
import { ListScreen } from './list-screen'
import { OfferedLibrary } from './list-screen/offered-library'
import './excellent-theme.scss'

interface ThemeName {
  /** The name of the theme. Absent until the themes have loaded. */
  name?: string
  /** Whether the themes have loaded and none has this id. */
  isUnknown: boolean
}

/** Returns the name of a theme of excellent cases, by its id. */
function useThemeName(id: string): ThemeName {
  const themes = useLoaded(fetchExcellentThemes)
  if (!id) return { isUnknown: true }
  if (themes.kind !== 'ready') return { isUnknown: false }
  const theme = themes.data.find(theme => String(theme.id) === id)
  return { name: theme?.name, isUnknown: !theme }
}

const ROUTE = 'excellent-calssification-detail'

function Theme({ id }: { id: string }) {
  const library = useMemo(() => excellentThemeLibrary(id), [id])
  const { name, isUnknown } = useThemeName(id)
  if (isUnknown) return <StateScreen kind='not-found' sentence={copy.error.notFound} actions={[homeAction]} />
  const head = (
    <View className='theme-name' {...role('heading')} aria-level={1}>
      {name}
    </View>
  )
  return <ListScreen library={library} route={ROUTE} title={name} head={head} />
}

export default function ExcellentThemePage() {
  const { id = '' } = useParams()
  return (
    <Access route={ROUTE}>
      <OfferedLibrary category={CATEGORIES.excellentCaseNew}>
        <Theme id={id} />
      </OfferedLibrary>
    </Access>
  )
}
