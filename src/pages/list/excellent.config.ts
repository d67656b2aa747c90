import { listConfig } from '../page-config'

export default listConfig('excellent-case-new-list')
