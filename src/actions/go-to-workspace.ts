import { bridge } from '@/platform/bridge'
import { open } from '@/routing/navigation'

/** Opens the workspace of the native app. If the native app opens none, opens the workspace of this app. */
export const goToWorkspace = async () => (await bridge.openDesk()) ?? open('desk')
