/** Jest's global teardown. It closes the shared resources of a run in one process; workers close their own. */
import { close } from './browser-environment'

export default close
