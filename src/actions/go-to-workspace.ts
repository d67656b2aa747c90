import { bridge } from '@/platform/bridge'
import { open } from '@/routing/navigation'

/** Opens the native app's workspace if it has one. */
export const goToWorkspace = async () => (await bridge.openDesk()) ?? open('desk')
