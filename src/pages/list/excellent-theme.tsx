import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { copy } from '@/copy'
import { Access } from '@/features/access'
import { excellentThemeLibrary } from '@/libraries/excellent'
import { useThemeName } from './use-theme-name'
import { useParams } from '@/routing/navigation'
import { role } from '@/ui/aria'
import { Notice, wayHome } from '@/ui/notice'
import { ListScreen } from './list-screen'
import './excellent-theme.scss'

const ROUTE = 'excellent-calssification-detail'

function Theme({ id }: { id: string }) {
  const library = useMemo(() => excellentThemeLibrary(id), [id])
  const { name, isUnknown } = useThemeName(id)
  if (isUnknown) return <Notice kind='not-found' sentence={copy.error.notFound} actions={[wayHome]} />
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
    <Access route={ROUTE}>
      <Theme id={id} />
    </Access>
  )
}
