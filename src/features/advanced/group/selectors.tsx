import { Text } from '@tarojs/components'
import { advancedCopy, fill } from '@/copy/advanced'
import { requireMember } from '@/actions/require-login'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { type Group, nameOf } from '../model/form'
import { nearOf, presidingOf } from '../model/modes'
import type { Over } from '../sheet-state'
import type { GroupProps } from './props'

function modeLabel({ modes, ...dimension }: GroupProps['dimension'], { mode, gap }: Group) {
  const label = modes ? (advancedCopy.advanced.modes[modes][mode]?.label ?? '') : ''
  return nearOf({ modes, ...dimension }, mode) === 'gap' ? fill(advancedCopy.advanced.gap.shown, { gap }) : label
}

/** What a group says of all its conditions: all or any, how near, who presided. */
export function Selectors({ dimension, group, openSheet }: GroupProps) {
  const { anyOrAll, modes, presiding } = dimension
  const { advanced } = advancedCopy
  const judges = presidingOf(group)
  const selector = (kind: Exclude<Over['kind'], 'dimensions'>, title: string, value: string) => (
    <Tap
      className='dimension__mode'
      label={`${nameOf(dimension)} ${title} ${value}`}
      onTap={() => requireMember() && openSheet({ kind, dimension })}
      sensorsName={`advanced_${kind}`}
    >
      <Text>{value}</Text>
      <Icon name='chevron-down' size={16} />
    </Tap>
  )
  return (
    <>
      {presiding &&
        group.conditions.length > 0 &&
        selector(
          'presiding',
          advanced.presiding.title,
          judges.length ? `${advanced.presiding.title} ${judges.length}` : advanced.presiding.any,
        )}
      {anyOrAll &&
        group.conditions.length > 0 &&
        selector('anyOrAll', advanced.anyOrAll.title, advanced.anyOrAll.choices[group.any ? 1 : 0].label)}
      {modes && selector('mode', advanced.modes.title, modeLabel(dimension, group))}
    </>
  )
}
