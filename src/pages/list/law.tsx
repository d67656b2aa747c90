import { lawLibrary } from '@/libraries/law'
import { listPage } from './list-page'

export default listPage(lawLibrary)
