import { listConfig } from '../page-config'

export default listConfig('excellent-calssification-detail')
