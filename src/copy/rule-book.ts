/** What only a book of rules says, beside what every screen may. */
import { copy } from '../copy'

export const ruleBookCopy = {
  ...copy,
  ruleBook: { dimension: '类案', search: '在本书中检索' },
}
