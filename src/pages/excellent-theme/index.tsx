import { useMemo } from 'react'
import { Door } from '@/features/door'
import { excellentThemeLibrary } from '@/libraries/excellent'
import { useThemeName } from '@/libraries/use-theme-name'
import { useParams } from '@/navigation'
import { ListScreen } from '../list-screen'

const ROUTE = 'excellent-calssification-detail'

function Theme({ id }: { id: string }) {
  const library = useMemo(() => excellentThemeLibrary(id), [id])
  return <ListScreen library={library} route={ROUTE} title={useThemeName(id)} />
}

export default function ExcellentTheme() {
  const { id = '' } = useParams()
  return (
    <Door route={ROUTE}>
      <Theme id={id} />
    </Door>
  )
}
