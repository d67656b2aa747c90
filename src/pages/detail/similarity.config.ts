import { documentConfig } from '../page-config'

export default documentConfig('similarity-detail')
