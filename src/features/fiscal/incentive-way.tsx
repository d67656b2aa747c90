import { View } from '@tarojs/components'
import { useState } from 'react'
import { fiscalCopy } from '@/copy/fiscal'
import type { ReadableDocument } from '@/libraries/document'
import { ListItem } from '@/ui/list-item'
import { IncentiveDrawer } from './incentive-drawer'

/** From an incentive to the others of its kind. */
export function IncentiveWay({ document: { id, tree = '' } }: { document: ReadableDocument }) {
  const [open, setOpen] = useState(false)
  return (
    <View className='reader-links'>
      <ListItem
        icon='list-tree'
        action
        leads
        title={fiscalCopy.incentives.more}
        onTap={() => setOpen(true)}
        sensorsName='incentive_tree'
      />
      <IncentiveDrawer id={id} allTypeName={tree} open={open} onClose={() => setOpen(false)} />
    </View>
  )
}
