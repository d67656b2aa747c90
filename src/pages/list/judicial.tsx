import { judicialLibrary } from '@/libraries/judicial'
import { listPage } from './list-page'

export default listPage(judicialLibrary)
