import { lawLibrary } from '@/libraries/law/search'
import { listPage } from './list-screen'

export default listPage(lawLibrary)
