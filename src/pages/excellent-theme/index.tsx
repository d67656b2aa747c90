import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Door } from '@/features/door'
import { excellentThemeLibrary } from '@/libraries/excellent'
import { useThemeName } from '@/libraries/use-theme-name'
import { useParams } from '@/navigation'
import { role } from '@/ui/aria'
import { ListScreen } from '../list-screen'
import './index.scss'

const ROUTE = 'excellent-calssification-detail'

function Theme({ id }: { id: string }) {
  const library = useMemo(() => excellentThemeLibrary(id), [id])
  const name = useThemeName(id)
  const head = (
    <View className='theme-name' {...role('heading')} aria-level={1}>
      {name}
    </View>
  )
  return <ListScreen library={library} route={ROUTE} title={name} head={head} />
}

export default function ExcellentTheme() {
  const { id = '' } = useParams()
  return (
    <Door route={ROUTE}>
      <Theme id={id} />
    </Door>
  )
}
