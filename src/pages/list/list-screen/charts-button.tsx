import { listToolsCopy } from '@/copy/list-tools'
import { encodeUrlQuery } from '@domain/query/codec'
import type { RouteName } from '@/routing/routes'
import { openDocument } from '@/actions/open-document'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { Button } from '@/ui/button'
import type { ListSearch } from './use-list-query'

/** Opens the charts of the results. */
export function ChartsButton({ to, conditions, order }: ListSearch & { to: RouteName }) {
  const openCharts = () => void openDocument(to, { query: encodeUrlQuery(conditions), order })
  return (
    <Button
      look='text'
      icon={SCREEN_ICONS['case-visual']}
      label={listToolsCopy.charts}
      onTap={openCharts}
      sensorsName='list_visual'
    >
      {listToolsCopy.charts}
    </Button>
  )
}
