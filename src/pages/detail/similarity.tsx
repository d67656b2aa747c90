import { similaritySource } from '@/libraries/documents/similarity'
import { documentPage } from './document-page'

export default documentPage(similaritySource)
