import { fiscalLawLibrary } from '@/libraries/fiscal/law/search'
import { listPage } from '../../list/list-screen'

export default listPage(fiscalLawLibrary)
