import { bridge } from '@/platform/bridge'
import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { IconButton } from './icon-button'
import './desk-button.scss'

/** Opens the workspace from any screen. A briefcase always means the workspace, a bookmark a saved document. */
export function DeskButton() {
  if (!isOffered('desk')) return null
  const go = async () => (await bridge.openDesk()) ?? open('desk')
  return (
    <IconButton
      className='desk-button'
      icon='briefcase'
      label={ROUTES.desk.title}
      onTap={() => void go()}
      sensorsName='header_desk'
    />
  )
}
