import { View } from '@tarojs/components'
import { useState, useCallback } from 'react'
import type { IncentiveNode } from '@contract/fiscal-tax'
import { fetchIncentiveTree } from '@/api/fiscal-tax'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { fiscalCopy, fill } from '@/copy/fiscal'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { INCENTIVE_CATEGORY, incentiveLibrary, incentiveTypeCondition } from '@/libraries/fiscal/incentive/search'
import { open, replace } from '@/routing/navigation'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import type { ReadableDocument } from '@/libraries/document'
import { ListItem } from '@/ui/list-item'
import { Drawer } from '@/ui/drawer'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
import './incentive-home.scss'

const search = (conditions: Condition[]) => void open(INCENTIVE_CATEGORY.list, { query: encodeUrlQuery(conditions) })

const fetchTypes = (signal: AbortSignalLike) => fetchIncentiveTree({}, signal)

const pick = ({ id, name }: IncentiveNode) => search([incentiveTypeCondition(id, name)])

/** Shows the start screen of tax incentives: common searches, and the tree of types. */
export function IncentiveHome() {
  const types = useLoaded(fetchTypes)
  return (
    <>
      <Section title={fiscalCopy.incentives.usual}>
        <View className='incentive-words'>
          {fiscalCopy.incentives.keywords.map(value => (
            <Button
              key={value}
              look='quiet'
              onTap={() => search([{ name: incentiveLibrary.typed, value }])}
              sensorsName='incentive_keyword'
            >
              {value}
            </Button>
          ))}
        </View>
      </Section>
      <Section title={fiscalCopy.incentives.tree}>
        {types.kind === 'loading' && <Skeleton brief rows={6} />}
        {types.kind === 'failed' && (
          <LoadErrorOrLogin error={types.error} retry={types.retry} sensorsName='incentive_tree_retry' />
        )}
        {types.kind === 'ready' && types.data.length > 0 && <IncentiveTree roots={types.data} onPick={pick} />}
        {types.kind === 'ready' && types.data.length === 0 && <State kind='empty' sentence={fiscalCopy.noDocuments} />}
      </Section>
    </>
  )
}

interface IncentiveTreeProps {
  roots: IncentiveNode[]
  /** The id of the current node. */
  current?: string
  opened?: string[]
  onPick: (node: IncentiveNode) => void
}

/** Shows the types of tax incentives as a tree. A tap on a name picks the type. */
function IncentiveTree({ roots, current, opened = [], onPick }: IncentiveTreeProps) {
  const [open, setOpen] = useState(opened)
  const turn = (id: string) => setOpen(open.indexOf(id) < 0 ? [...open, id] : open.filter(other => other !== id))

  const level = (nodes: IncentiveNode[], depth: number) =>
    nodes.map(node => {
      const { id, name, children } = node
      const isOpen = open.indexOf(id) >= 0
      const fold = {
        label: fill(isOpen ? fiscalCopy.filter.collapse : fiscalCopy.filter.expand, { name }),
        open: isOpen,
      }
      const row = (
        <TreeRow
          name={name}
          count=''
          level={depth}
          label={`${name} ${fill(fiscalCopy.filter.level, { level: depth })}`}
          selected={id === current}
          onSelect={() => onPick(node)}
          fold={children.length ? { ...fold, onTap: () => turn(id) } : undefined}
        />
      )
      return <TreeBranch key={id} row={row} below={isOpen && level(children, depth + 1)} />
    })

  return <Tree label={fiscalCopy.incentives.tree}>{level(roots, 1)}</Tree>
}

interface IncentiveDrawerProps {
  /** The id of the incentive. */
  id: string
  /** The types of the incentive, joined by underscores. */
  allTypeName: string
  open: boolean
  onClose: () => void
}

const isIncentive = ({ id, children }: IncentiveNode, root: string) =>
  children.length === 0 && id !== root && id.indexOf(`${root}_`) !== 0

/** Shows in a drawer the tree of all incentives for the same tax. */
function IncentiveDrawer(props: IncentiveDrawerProps) {
  return (
    <Drawer open={props.open} onClose={props.onClose} title={fiscalCopy.incentives.tree}>
      {props.open && <RelatedIncentives {...props} />}
    </Drawer>
  )
}

function RelatedIncentives({ id, allTypeName, onClose }: IncentiveDrawerProps) {
  const names = allTypeName.split('_')
  const menu = allTypeName.split('_', 1)[0] ?? ''
  const load = useCallback((signal: AbortSignalLike) => fetchIncentiveTree({ menu, isDetail: 'true' }, signal), [menu])
  const tree = useLoaded(load)
  const pick = (node: IncentiveNode) => {
    if (node.id === id) return onClose()
    onClose()
    if (isIncentive(node, menu)) void replace(INCENTIVE_CATEGORY.detail, { id: node.id })
    else void open(INCENTIVE_CATEGORY.list, { query: encodeUrlQuery([incentiveTypeCondition(node.id, node.name)]) })
  }
  if (tree.kind === 'loading') return <Skeleton brief rows={6} />
  if (tree.kind === 'failed')
    return <LoadErrorOrLogin error={tree.error} retry={tree.retry} sensorsName='incentive_tree_retry' />
  const opened = names.map((_, at) => names.slice(0, at + 1).join('_'))
  return <IncentiveTree roots={tree.data} current={id} opened={opened} onPick={pick} />
}

/** A link below an incentive. It opens the tree of related incentives. */
export function IncentiveTreeLink({ document: { id, tree = '' } }: { document: ReadableDocument }) {
  const [open, setOpen] = useState(false)
  return (
    <View className='reader-links'>
      <ListItem
        icon='list'
        action
        isLink
        title={fiscalCopy.incentives.more}
        onTap={() => setOpen(true)}
        sensorsName='incentive_tree'
      />
      <IncentiveDrawer id={id} allTypeName={tree} open={open} onClose={() => setOpen(false)} />
    </View>
  )
}
