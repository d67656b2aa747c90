import { bridge } from '@/platform/bridge'
import { open } from '@/routing/navigation'

/** The desk: the native app's own where it has one. */
export const goToDesk = async () => (await bridge.openDesk()) ?? open('desk')
