import { Text, View } from '@tarojs/components'
import type { FacetNode } from '@/api/readers/facet'
import { alikeCopy } from '@/copy/alike'
import { choose, chosen } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { CAUSE } from '@domain/query/reworded'
import { requireLogin } from '@/actions/require-login'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Tap } from '@/ui/tap'

const { alike } = alikeCopy

interface FoundHeadProps {
  facts: string
  onEdit: () => void
  causes: FacetNode[]
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

/** Above the cases: which facts they are like, and the causes that these suggest, each of which narrows. */
export function FoundHead({ facts, onEdit, causes, conditions, onConditions }: FoundHeadProps) {
  const cause = chosen(conditions, CAUSE)?.value
  const turn = (value: string) => {
    if (requireLogin()) onConditions(choose(conditions, CAUSE, value === cause ? undefined : { value }))
  }
  return (
    <View className='found-head'>
      <View className='found-head__line'>
        <Text className='found-head__told'>{alike.found}</Text>
        <Button look='text' onTap={onEdit} sensorsName='alike_edit'>
          {alike.edit}
        </Button>
      </View>
      <View className='found-head__facts'>{facts}</View>
      {causes.length > 0 && (
        <View className='found-head__causes' {...role('group')} aria-label={alike.causes}>
          <Text className='found-head__label'>{alike.causes}</Text>
          {causes.map(({ name, value }) => (
            <Tap
              key={value}
              role='checkbox'
              className={`cause-chip${value === cause ? ' cause-chip--on' : ''}`}
              checked={value === cause}
              onTap={() => turn(value)}
              sensorsName='alike_cause'
            >
              {name}
            </Tap>
          ))}
        </View>
      )}
    </View>
  )
}
