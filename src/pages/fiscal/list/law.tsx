import { fiscalLawLibrary } from '@/libraries/fiscal/law/search'
import { listPage } from '../../list/list-page'

export default listPage(fiscalLawLibrary)
