import { visualCopy } from '@/copy/visual'
import { Tabs } from '@/ui/tabs'
import type { CountedCharts } from './use-charts'

/** The groups that are there, each one tap away. */
export function GroupTabs({ charts: { progress, index } }: { charts: CountedCharts }) {
  const { groups } = progress
  const current = groups[index.at] ?? groups[0]
  if (!current || groups.length < 2) return null
  return (
    <Tabs
      tabs={groups.map(({ key, title }) => ({ key, label: title }))}
      active={current.key}
      onChange={key => index.jump(groups.findIndex(group => group.key === key))}
      label={visualCopy.visual.groups}
      sensorsName='charts_group'
    />
  )
}
