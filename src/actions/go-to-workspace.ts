import { bridge } from '@/platform/bridge'
import { open } from '@/routing/navigation'

/** Opens the native app's workspace, or the workspace of this app if the native app has none. */
export const goToWorkspace = async () => (await bridge.openDesk()) ?? open('desk')
