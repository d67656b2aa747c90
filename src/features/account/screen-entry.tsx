import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { ListItem } from '@/ui/list-item'

/** The way to 计算工具. */
export function ReckonersEntry({ onOpen }: { onOpen: () => void }) {
  const go = async () => {
    if (await open('reckoners')) onOpen()
  }
  return (
    <ListItem
      icon='receipt-text'
      title={ROUTES.reckoners.title}
      leads
      onTap={() => void go()}
      sensorsName='account_reckoners'
    />
  )
}
