import { judicialLibrary } from '@/libraries/judicial/search'
import { listPage } from './list-screen'

export default listPage(judicialLibrary)
