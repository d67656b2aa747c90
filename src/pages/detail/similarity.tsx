import { similaritySource } from '@/libraries/similarity/document'
import { documentPage } from './document-page'

export default documentPage(similaritySource)
