import { View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { publicParams } from '@/api/share-target'
import type { Params } from '@domain/format/address'
import { linkTo } from '@/features/share/link'
import { usePrinting } from '@/platform/printing'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import type { RouteName } from '@/routing/routes'

/** On paper: where the document was found, and when. */
export function SourceLine({ route, params }: { route: RouteName; params: Params }) {
  if (!usePrinting()) return null
  const source = fill(readerCopy.reader.source, { app: settings.appName, day: today() })
  return (
    <View className='reader-source'>
      <View>{source}</View>
      <View>{linkTo(route, publicParams(route, params))}</View>
    </View>
  )
}
