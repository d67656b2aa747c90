import { View } from '@tarojs/components'
import type { IncentiveNode } from '@contract/fiscal-tax'
import { fetchIncentiveTree } from '@/api/fiscal-tax'
import { useLoaded } from '@/request/use-loaded'
import { fiscalCopy } from '@/copy/fiscal'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { INCENTIVES, incentiveLibrary, ofType } from '@/libraries/fiscal/incentive'
import { open } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Trouble } from '@/shared/trouble'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { IncentiveTree } from './incentive-tree'
import './incentive-home.scss'

const search = (conditions: Condition[]) => void open(INCENTIVES.list, { query: encodeUrlQuery(conditions) })

const fetchTypes = (signal: AbortSignalLike) => fetchIncentiveTree({}, signal)

const pick = ({ id, name }: IncentiveNode) => search([ofType(id, name)])

/** The way into the tax incentives: what most people ask for, and the tree of their types. */
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
          <Trouble error={types.error} retry={types.retry} sensorsName='incentive_tree_retry' />
        )}
        {types.kind === 'ready' && types.data.length > 0 && <IncentiveTree roots={types.data} onPick={pick} />}
        {types.kind === 'ready' && types.data.length === 0 && (
          <State kind='empty' sentence={fiscalCopy.home.nothingYet} />
        )}
      </Section>
    </>
  )
}
