/** Jest's global teardown: closes resources of a run in one process. Workers close their own. */
import { close } from './browser-environment'

export default close
