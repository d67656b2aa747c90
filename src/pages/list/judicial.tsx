import { judicialLibrary } from '@/libraries/judicial/search'
import { listPage } from './list-page'

export default listPage(judicialLibrary)
