/** Jest's global teardown: closes what a run in one process has shared. Workers close their own. */
import { close } from './browser-environment'

export default close
