import { documentConfig } from '../page-config'

export default documentConfig('proDoc-detail')
