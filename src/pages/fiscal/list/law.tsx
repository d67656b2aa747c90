import { fiscalLawLibrary } from '@/libraries/fiscal/law'
import { listPage } from '../../list/list-page'

export default listPage(fiscalLawLibrary)
