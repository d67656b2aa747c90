/** The texts of a rule book. */
import { copy } from '../copy'

export const ruleBookCopy = {
  ...copy,
  ruleBook: { dimension: '类案', search: '在本书中检索' },
}
