import { View } from '@tarojs/components'
import { useState, useCallback } from 'react'
import { fiscalCopy } from '@/copy/fiscal'
import type { ReadableDocument } from '@/libraries/document'
import { ListItem } from '@/ui/list-item'
import type { IncentiveNode } from '@contract/fiscal-tax'
import { fetchIncentiveTree } from '@/api/fiscal-tax'
import { useLoaded } from '@/request/use-loaded'
import { encodeUrlQuery } from '@domain/query/codec'
import { INCENTIVES, ofType } from '@/libraries/fiscal/incentive'
import { open, replace } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Trouble } from '@/shared/trouble'
import { Drawer } from '@/ui/drawer'
import { Skeleton } from '@/ui/skeleton'
import { IncentiveTree } from './incentive-tree'

interface IncentiveDrawerProps {
  /** What the shown incentive is, and the types it hangs on, joined by underscores. */
  id: string
  allTypeName: string
  open: boolean
  onClose: () => void
}

const isIncentive = ({ id, children }: IncentiveNode, root: string) =>
  children.length === 0 && id !== root && id.indexOf(`${root}_`) !== 0

/** The way to the neighbours of an incentive: all of its tax, in their tree. */
function IncentiveDrawer(props: IncentiveDrawerProps) {
  return (
    <Drawer open={props.open} onClose={props.onClose} title={fiscalCopy.incentives.tree}>
      {props.open && <Neighbours {...props} />}
    </Drawer>
  )
}

function Neighbours({ id, allTypeName, onClose }: IncentiveDrawerProps) {
  const names = allTypeName.split('_')
  const menu = allTypeName.split('_', 1)[0] ?? ''
  const load = useCallback((signal: AbortSignalLike) => fetchIncentiveTree({ menu, isDetail: 'true' }, signal), [menu])
  const tree = useLoaded(load)
  const pick = (node: IncentiveNode) => {
    if (node.id === id) return onClose()
    onClose()
    if (isIncentive(node, menu)) void replace(INCENTIVES.detail, { id: node.id })
    else void open(INCENTIVES.list, { query: encodeUrlQuery([ofType(node.id, node.name)]) })
  }
  if (tree.kind === 'loading') return <Skeleton brief rows={6} />
  if (tree.kind === 'failed')
    return <Trouble error={tree.error} retry={tree.retry} sensorsName='incentive_tree_retry' />
  const opened = names.map((_, at) => names.slice(0, at + 1).join('_'))
  return <IncentiveTree roots={tree.data} current={id} opened={opened} onPick={pick} />
}

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
